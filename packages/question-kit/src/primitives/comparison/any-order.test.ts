import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOrderGroups, judgeAnyOrder } from './any-order.ts';

const reasons = ['more space', 'trains', 'cheaper rent', 'the river'];
const field = { answers: reasons };
const rights = (answers: readonly string[]) =>
  judgeAnyOrder(field, answers).filter((decision) => decision !== 'none').length;

describe('anyOrderGroups', () => {
  it('groups fields that nothing distinguishes', () => {
    expect(anyOrderGroups([field, { prompt: 'Why?', answers: [] }, { answers: reasons.toReversed() }])).toEqual([
      [0, 2],
    ]);
    expect(
      anyOrderGroups([
        { ...field, prompt: ' Reason' },
        { ...field, prompt: 'Reason' },
      ]),
    ).toEqual([[0, 1]]);
  });

  it('leaves fields alone that have prompts, answers, a comparison or points of their own', () => {
    const other = [{ prompt: 'Second' }, { answers: ['trains'] }, { match: { typos: 1 as const } }, { mark: 2 }];
    for (const change of other) expect(anyOrderGroups([field, { ...field, ...change }])).toEqual([]);
  });

  it('leaves fields alone that have fewer answers than there are fields, or none', () => {
    expect(anyOrderGroups([{ answers: ['Paris'] }, { answers: ['Paris', 'paris.'] }])).toEqual([]);
    expect(anyOrderGroups([{ answers: [] }, { answers: [' '] }])).toEqual([]);
  });
});

describe('judgeAnyOrder', () => {
  it('counts an answer once, however it is written', () => {
    expect(judgeAnyOrder(field, ['more space', 'More space!'])).toEqual(['exact', 'none']);
    expect(judgeAnyOrder({ answers: ['café', 'thé'] }, ['cafe', 'café'])).toEqual(['accent', 'none']);
    expect(judgeAnyOrder({ answers: ['cheap*', '*cheap'] }, ['cheap', 'cheap'])).toEqual(['exact', 'none']);
  });

  it('lets a field give way that can take another answer', () => {
    expect(judgeAnyOrder({ answers: ['colo*r', 'colour'] }, ['colour', 'color'])).toEqual(['exact', 'exact']);
  });

  it('gives as many marks in every order, and never more than there are different answers', () => {
    const given = fc.array(fc.constantFrom(...reasons, 'Trains', 'better weather', ''), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(given, fc.nat(4), (answers, turn) => {
        const different = new Set(answers.map((answer) => answer.toLowerCase()).filter((one) => reasons.includes(one)));
        expect(rights(answers)).toBe(different.size);
        expect(rights(answers.map((_, at) => answers[(at + turn) % answers.length] ?? ''))).toBe(different.size);
      }),
    );
  });
});
