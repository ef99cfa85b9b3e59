import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPaper } from '../paper/testing/arbitrary-paper.ts';
import { createPaperQuestion, createSection, emptyPaper, type Paper, type Section } from '../paper/paper.ts';
import { emptyDraft } from '../core/defaults.ts';
import { comparePapers, hasDifferences } from './compare-papers.ts';

const question = (id: string, title = id) => ({ ...createPaperQuestion({ ...emptyDraft(), title }), id });
const section = (id: string, ...ids: string[]): Section => ({
  ...createSection(
    id,
    ids.map((each) => question(each)),
  ),
  id,
});
const paper = (...sections: Section[]): Paper => ({ ...emptyPaper(), id: 'paper', title: 'Mock', sections });
const idsOf = ({ sections }: Paper) => new Set(sections.flatMap(({ questions }) => questions.map(({ id }) => id)));
const outline = (differences: ReturnType<typeof comparePapers>) =>
  differences.questions.map(({ id, state, isMoved, before, after }) => [
    id,
    isMoved ? 'moved' : state,
    before && `${before.section}.${before.question}`,
    after && `${after.section}.${after.question}`,
  ]);

describe('the differences between two versions of a paper', () => {
  it('are none between equal papers', () => {
    fc.assert(
      fc.property(anyPaper, (each) => {
        expect(hasDifferences(comparePapers(each, structuredClone(each)))).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('name every question that only one of two papers has', () => {
    fc.assert(
      fc.property(anyPaper, anyPaper, (before, after) => {
        const { questions } = comparePapers(before, after);
        const named = (state: string) => new Set(questions.filter((each) => each.state === state).map(({ id }) => id));
        expect(named('added')).toEqual(idsOf(after).difference(idsOf(before)));
        expect(named('removed')).toEqual(idsOf(before).difference(idsOf(after)));
      }),
      { numRuns: 20 },
    );
  });

  it('tell a question that was moved, within its section or into another, from one that was changed', () => {
    const before = paper(section('one', 'a', 'b', 'c'), section('two', 'd'));
    const swapped = paper(section('one', 'c', 'a', 'b'), section('two', 'd'));
    expect(outline(comparePapers(before, swapped))).toEqual([['c', 'moved', '1.3', '1.1']]);
    const across = paper(section('one', 'a', 'b'), section('two', 'd', 'c'));
    expect(outline(comparePapers(before, across))).toEqual([['c', 'moved', '1.3', '2.2']]);
  });

  it('give a changed question by field, as students see it, and what its editors said', () => {
    const before = paper(section('one', 'a'));
    const retitled = { ...question('a', 'Tides'), state: 'in-review' as const };
    const after = paper({ ...section('one'), questions: [retitled] });
    const [difference] = comparePapers(before, after).questions;
    expect(difference).toMatchObject({
      title: 'Tides',
      state: 'kept',
      fields: [{ path: ['title'], before: 'a', after: 'Tides' }],
      seenByStudents: [{ path: ['title'] }],
      editorial: [{ path: ['state'], before: 'draft', after: 'in-review' }],
    });
  });

  it('name sections that came, went, moved or were changed, and what the paper adds up to', () => {
    const [one, two] = [section('one', 'a'), section('two')];
    const before = paper(one, two);
    const after = paper({ ...two, minutes: 20 }, one, section('three', 'b'));
    const { sections, totals } = comparePapers(before, after);
    expect(
      sections.map(({ id, state, isMoved, fields }) => [id, state, isMoved, fields.map(({ path }) => path)]),
    ).toEqual([
      ['two', 'kept', true, [['minutes']]],
      ['three', 'added', false, []],
    ]);
    expect([totals.before.questions, totals.after.questions, totals.after.minutes]).toEqual([1, 2, 20]);
    expect(comparePapers(after, paper(one)).sections.map(({ id, state }) => [id, state])).toEqual([
      ['two', 'removed'],
      ['three', 'removed'],
    ]);
  });
});
