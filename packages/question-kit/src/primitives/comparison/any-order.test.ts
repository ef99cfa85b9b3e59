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

  it.each([
    ['a hamza', ['إن', 'أن', 'كأن', 'لكن'], undefined],
    ['an accent', ['ou', 'où', 'et'], undefined],
    ['an accent that counts', ['إن', 'أن', 'كأن', 'لكن'], { accents: 'exact' as const }],
    ['a capital that counts', ['Polish', 'polish', 'Polishing'], { case: 'exact' as const }],
  ])('counts accepted answers that differ only in %s, typed as they are listed', (_what, answers, match) => {
    for (const typed of [answers.slice(0, 2), answers.slice(0, 2).toReversed()])
      expect(judgeAnyOrder({ answers, match }, typed)).toEqual(['exact', 'exact']);
    for (const [at, answer] of answers.entries())
      expect(judgeAnyOrder({ answers, match }, ['', answer]), `${at}`).toEqual(['none', 'exact']);
  });

  it('counts them once where they are typed in another form, or where the difference is ignored', () => {
    const hamza = { answers: ['إن', 'أن', 'كأن'] };
    expect(judgeAnyOrder(hamza, ['ان', 'إن'])).toEqual(['accent', 'none']);
    expect(judgeAnyOrder(hamza, ['أن', 'أن'])).toEqual(['exact', 'none']);
    expect(judgeAnyOrder({ ...hamza, match: { accents: 'ignore' } }, ['إن', 'أن'])).toEqual(['exact', 'none']);
    const spellings = { answers: ['café', 'cafe', 'thé'], match: { typos: 1 as const } };
    expect(judgeAnyOrder(spellings, ['cafe', 'caffé'])).toEqual(['exact', 'none']);
    expect(judgeAnyOrder(spellings, ['caffé', 'caffe'])).toEqual(['typo', 'none']);
  });

  it.each([
    ['accents', ['ou*', 'où*', 'et'], { accents: 'exact' as const }, ['ou bien', 'où bien']],
    ['capitals', ['Polish*', 'polish*', 'x'], { case: 'exact' as const }, ['Polisher', 'polisher']],
  ])('counts answers of two wildcards that differ only in %s, where these count', (_what, answers, match, typed) => {
    expect(judgeAnyOrder({ answers, match }, typed)).toEqual(['exact', 'exact']);
    expect(judgeAnyOrder({ answers, match }, [typed[0] ?? '', typed[0] ?? ''])).toEqual(['exact', 'none']);
  });

  it('groups fields whose accepted answers differ only in an accent that counts', () => {
    const particles = { answers: ['إن', 'أن'], match: { accents: 'exact' as const } };
    expect(anyOrderGroups([particles, particles])).toEqual([[0, 1]]);
    expect(judgeAnyOrder(particles, ['إن', 'إن'])).toEqual(['exact', 'none']);
  });

  it('counts a right answer after a wrong one that differs only in form', () => {
    expect(judgeAnyOrder({ answers: ['café', 'thé'] }, ['cafè', 'café'])).toEqual(['none', 'exact']);
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
