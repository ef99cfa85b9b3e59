import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, chosenOptions } from './choice.ts';
import { markMcq } from './marking.ts';
import type { McqBlock } from './schema.ts';

/** `flags`: `+` a right option, `-` a wrong one; ids are `o0`, `o1` … */
function blockOf(flags: string, autoCorrected = true): McqBlock {
  const content = [...flags].map((flag, index) => ({ id: `o${index}`, text: `${index}`, correct: flag === '+' }));
  return { type: 'MCQ', rubric: '', autoCorrected, content };
}

function marked(flags: string, choice: string, autoCorrected?: boolean) {
  return markMcq(blockOf(flags, autoCorrected), { studentAnswer: choice, studentMark: 0 });
}

function overruled(studentMark: number) {
  return markMcq(blockOf('+-', false), { studentAnswer: 'o1', studentMark, reviewed: true });
}

describe('marking a choice', () => {
  it.each([
    ['+--', 'o0', 1, 'exact'],
    ['+--', 'o1', 0, 'none'],
    ['+--', 'o0 o1', 0, 'none'],
    ['++--', 'o0 o1', 1, 'exact'],
    ['++--', 'o1 o0', 1, 'exact'],
    ['++--', 'o0', 0.5, 'partial'],
    ['++--', 'o0 o2', 0, 'none'],
    ['++--', 'o0 o1 o2', 0.5, 'partial'],
    ['++--', 'o0 o1 o2 o3', 0, 'none'],
    ['+++-', 'o0', 1 / 3, 'partial'],
    ['+++-', 'o0 o1', 2 / 3, 'partial'],
    ['+++-', 'o0 o1 o3', 1 / 3, 'partial'],
    ['++', 'o0 o0', 0.5, 'partial'],
    ['+-', 'elsewhere', 0, 'none'],
  ])('of %s for %j gives %d: %s', (flags, choice, mark, decision) => {
    expect(marked(flags, choice)).toMatchObject({ mark, maximum: 1, pending: false, items: [{ decision }] });
  });

  it('never gains by ticking a wrong option besides', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+-]{2,8}$/u), fc.array(fc.nat(7)), fc.nat(7), (flags, picks, more) => {
        const choice = picks.filter((pick) => pick < flags.length).map((pick) => `o${pick}`);
        fc.pre(flags[more] === '-');
        expect(marked(flags, choiceOf([...choice, `o${more}`])).mark).toBeLessThanOrEqual(
          marked(flags, choiceOf(choice)).mark,
        );
      }),
    );
  });

  it('waits for a person without a key, and without autoCorrected, but not over nothing', () => {
    expect(marked('--', 'o0')).toMatchObject({ mark: 0, pending: true, items: [{ decision: 'manual' }] });
    expect(marked('+-', 'o0', false)).toMatchObject({ mark: 1, pending: true });
    expect(marked('+-', '', false)).toMatchObject({ mark: 0, pending: false });
  });

  it('lets a person overrule it, within the maximum, and still says what it found', () => {
    expect(overruled(0.5)).toMatchObject({ mark: 0.5, pending: false, items: [{ decision: 'none', reviewed: true }] });
    expect(overruled(7).mark).toBe(1);
    expect(overruled(0)).toMatchObject({ mark: 0, pending: false });
  });

  it('reads back every choice it writes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^\S{1,8}$/u)), (ids) => {
        expect(chosenOptions(choiceOf(ids))).toEqual(ids);
      }),
    );
  });
});
