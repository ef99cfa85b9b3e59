import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, chosenOptions } from './choice.ts';
import { markMcq } from './marking.ts';
import type { MarkStep, McqBlock } from './schema.ts';

/** `flags`: `+` a right option, `-` a wrong one; ids are `o0`, `o1` … */
function blockOf(flags: string, autoCorrected = true, markStep?: MarkStep): McqBlock {
  const content = [...flags].map((flag, index) => ({ id: `o${index}`, text: `${index}`, correct: flag === '+' }));
  return { type: 'MCQ', rubric: '', autoCorrected, content, ...(markStep && { markStep }) };
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

  it('counts some of several right options only in the step that its author sets, and without one exactly', () => {
    const choice = { studentAnswer: 'o0', studentMark: 0 };
    const marks = ([undefined, 0.25, 0.5, 1] as const).map((step) => markMcq(blockOf('+++', true, step), choice).mark);
    expect(marks).toEqual([1 / 3, 0.25, 0, 0]);
    expect(markMcq(blockOf('+++', true, 1), choice).items).toMatchObject([{ decision: 'partial' }]);
  });

  it('in steps is a whole number of them, never above the exact mark or out of order, and keeps nothing and all', () => {
    const anyChoice = fc.array(fc.nat(7));
    fc.assert(
      fc.property(
        fc.stringMatching(/^[+-]{2,8}$/u),
        fc.constantFrom<MarkStep[]>(0.25, 0.5, 1),
        anyChoice,
        anyChoice,
        (flags, step, ...picked) => {
          const results = picked.map((picks) => {
            const studentAnswer = choiceOf([...new Set(picks)].map((pick) => `o${pick}`));
            const entry = { studentAnswer, studentMark: 0 };
            return {
              exact: marked(flags, studentAnswer).mark,
              stepped: markMcq(blockOf(flags, true, step), entry).mark,
            };
          });
          for (const { exact, stepped } of results) {
            expect(Number.isInteger(stepped / step)).toBe(true);
            expect(stepped).toBeGreaterThanOrEqual(0);
            expect(stepped).toBeLessThanOrEqual(exact);
            if (exact === 0 || exact === 1) expect(stepped).toBe(exact);
          }
          const [lower, higher] = results.toSorted((one, other) => one.exact - other.exact);
          expect(lower?.stepped).toBeLessThanOrEqual(higher?.stepped ?? 0);
        },
      ),
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
