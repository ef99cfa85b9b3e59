import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionFixture } from '../../fixtures.ts';
import { questionTypes } from '../../types/question-types.ts';
import { draftOf, emptyDraft } from '../core/defaults.ts';
import { applyAction } from '../draft/draft-action.ts';
import {
  addQuestions,
  changeQuestions,
  duplicateQuestions,
  moveQuestionBy,
  moveQuestions,
  questionsOf,
  removeQuestions,
} from './actions/questions.ts';
import { withoutAction } from './actions/restore.ts';
import { addSection, moveSection, removeSection, updateSection } from './actions/sections.ts';
import type { Sections } from './actions/shape.ts';
import { compareBlueprint } from './blueprint.ts';
import { PaperLimitError, paperLimits } from './limits.ts';
import { createPaperQuestion, createSection, emptyPaper } from './paper.ts';
import { setPoints } from './points.ts';
import { pointsOf, totalsOf } from './totals.ts';
import { anyPaper } from './testing/arbitrary-paper.ts';
import { sectionsOfVersion, saveVersion } from './versions.ts';

interface Named {
  id: string;
  text: string;
}

const section = (id: string, ...questions: string[]) => ({
  id,
  title: id,
  instructions: '',
  minutes: null,
  questions: questions.map((each): Named => ({ id: each, text: '' })),
});
const two = (): Sections<Named> => [section('one', 'a', 'b', 'c'), section('two', 'd', 'e')];
const shown = (sections: Sections<Named>) =>
  sections.map(({ id, questions }) => `${id}: ${questions.map((question) => question.id).join(' ')}`);
const many = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`);
const ids = (...names: string[]) => new Set(names);

interface Step {
  run: (sections: Sections<Named>) => Sections<Named>;
  /** The questions that may go. */
  removes?: ReadonlySet<string>;
}

let copies = 0;
const anyName = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
const anyNames = fc.array(anyName, { maxLength: 4 }).map((names): ReadonlySet<string> => new Set(names));
const anySectionId = fc.constantFrom('one', 'two', 'three', 'nowhere');
const anyIndex = fc.option(fc.integer({ min: -1, max: 8 }), { nil: undefined });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(anyName, anySectionId, anyIndex).map(([id, sectionId, index]) => ({
    run: (from: Sections<Named>) => addQuestions(from, [{ id, text: '' }], { sectionId, index }),
  })),
  fc.tuple(anyNames, anySectionId, anyIndex).map(([moved, sectionId, index]) => ({
    run: (from: Sections<Named>) => moveQuestions(from, moved, { sectionId, index }),
  })),
  fc.tuple(anyName, fc.constantFrom(-1 as const, 1 as const)).map(([id, by]) => ({
    run: (from: Sections<Named>) => moveQuestionBy(from, id, by),
  })),
  anyNames.map((chosen) => ({
    run: (from: Sections<Named>) =>
      duplicateQuestions(from, chosen, (question) => {
        copies += 1;
        return { ...question, id: `copy ${copies}` };
      }),
  })),
  anyNames.map((removes) => ({ run: (from: Sections<Named>) => removeQuestions(from, removes), removes })),
  anyNames.map((chosen) => ({
    run: (from: Sections<Named>) => changeQuestions(from, chosen, (question) => ({ ...question, text: 'x' })),
  })),
  anyIndex.map((index) => ({ run: (from: Sections<Named>) => addSection(from, 'new', index) })),
  anySectionId.map((id) => ({ run: (from: Sections<Named>) => removeSection(from, id) })),
  fc.tuple(anySectionId, fc.integer({ min: -2, max: 5 })).map(([id, index]) => ({
    run: (from: Sections<Named>) => moveSection(from, id, index),
  })),
  anySectionId.map((id) => ({ run: (from: Sections<Named>) => updateSection(from, id, { minutes: 5 }) })),
);

/** What translates what once questions are duplicated, where `b` translates `d`. */
function linksAfterCopying(...chosen: string[]) {
  const sections = two().map(({ questions, ...rest }) => ({
    ...rest,
    questions: questions.map(({ id }) => ({ id, translationOf: id === 'b' ? 'd' : null })),
  }));
  const copied = duplicateQuestions(sections, ids(...chosen), (question) => ({ ...question, id: `${question.id}'` }));
  return questionsOf(copied).flatMap(({ id, translationOf }) => (translationOf ? [`${id} of ${translationOf}`] : []));
}

describe('the actions on a paper', () => {
  it('keep ids unique and lose no question in any order, and each can be taken back', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 15 }), (steps) => {
        let sections: Sections<Named> = [...two(), section('three')];
        for (const { run, removes } of steps) {
          const after = run(sections);
          const there = questionsOf(after).map(({ id }) => id);
          const sectionIds = after.map(({ id }) => id);
          expect(new Set(there).size).toBe(there.length);
          expect(new Set(sectionIds).size).toBe(sectionIds.length);
          expect(after.length).toBeGreaterThan(0);
          for (const { id } of questionsOf(sections)) if (!removes?.has(id)) expect(there).toContain(id);
          expect(withoutAction(sections, after, after)).toEqual(sections);
          sections = after;
        }
      }),
    );
  });

  it('move questions before the one that is at the place, whichever side they come from', () => {
    expect(shown(moveQuestions(two(), ids('a'), { sectionId: 'one', index: 2 }))).toEqual(['one: b a c', 'two: d e']);
    expect(shown(moveQuestions(two(), ids('c', 'e'), { sectionId: 'one', index: 0 }))).toEqual([
      'one: c e a b',
      'two: d',
    ]);
    expect(shown(moveQuestions(two(), ids('a', 'b'), { sectionId: 'two' }))).toEqual(['one: c', 'two: d e a b']);
  });

  it('move a question by one place, through the end of its section into the next', () => {
    expect(shown(moveQuestionBy(two(), 'a', 1))).toEqual(['one: b a c', 'two: d e']);
    expect(shown(moveQuestionBy(two(), 'b', -1))).toEqual(['one: b a c', 'two: d e']);
    expect(shown(moveQuestionBy(two(), 'c', 1))).toEqual(['one: a b', 'two: c d e']);
    expect(shown(moveQuestionBy(two(), 'd', -1))).toEqual(['one: a b c d', 'two: e']);
    expect(moveQuestionBy(two(), 'e', 1)).toEqual(two());
  });

  it('link the copies of a question and its translation with each other, wherever they are', () => {
    expect(linksAfterCopying('b', 'd')).toEqual(['b of d', "b' of d'"]);
    expect(linksAfterCopying('b')).toEqual(['b of d', "b' of d"]);
    expect(linksAfterCopying('d')).toEqual(['b of d']);
  });

  it('give the questions of a removed section to its neighbour, and keep the last section', () => {
    expect(shown(removeSection(two(), 'two'))).toEqual(['one: a b c d e']);
    expect(shown(removeSection(two(), 'one'))).toEqual(['two: a b c d e']);
    const [only] = removeSection(two(), 'two');
    expect(only && removeSection([only], only.id)).toEqual([only]);
  });

  it('do not let a section or a paper grow beyond its limit', () => {
    const full = [section('one', ...Array.from({ length: paperLimits.questionsPerSection }, (_, at) => `q${at}`))];
    expect(() => addQuestions(full, [{ id: 'x', text: '' }])).toThrow(PaperLimitError);
    const all = many('s', paperLimits.sections).map((id) => section(id));
    expect(() => addSection(all, '')).toThrow(PaperLimitError);
  });

  it('are taken back without what was written in a question since', () => {
    const before = two();
    const after = removeQuestions(before, ids('a'));
    const written = changeQuestions(after, ids('b'), (question) => ({ ...question, text: 'written since' }));
    const now = addQuestions(written, [{ id: 'f', text: '' }], { sectionId: 'two' });
    const back = withoutAction(before, after, now);
    expect(shown(back)).toEqual(['one: a b c', 'two: d e f']);
    expect(back[0]?.questions[1]?.text).toBe('written since');
  });

  it('are taken back without the sections that came otherwise since', () => {
    const before = two();
    const after = moveQuestionBy(before, 'b', -1);
    const added = { ...section('added', 'x', 'y'), instructions: 'Read.', minutes: 20 };
    const now = [section('first'), ...after, added].toSpliced(2, 0, section('between', 'z'));
    const back = withoutAction(before, after, now);
    expect(shown(back)).toEqual(['first: ', 'one: a b c', 'between: z', 'two: d e', 'added: x y']);
    expect(back[4]).toEqual(added);
    // And done again.
    expect(withoutAction(after, before, back)).toEqual(now);
  });

  it('are taken back within the limits of a paper, without losing a question', () => {
    const before = [section('one', ...many('q', paperLimits.questionsPerSection))];
    const after = removeQuestions(before, ids('q0'));
    const back = withoutAction(before, after, addQuestions(after, [{ id: 'x', text: '' }]));
    expect(back.map(({ questions }) => questions.length)).toEqual([paperLimits.questionsPerSection, 1]);

    const full = many('s', paperLimits.sections).map((id) => section(id));
    const fewer = removeSection(full, 's0');
    expect(() => withoutAction(full, fewer, [...fewer, section('added', 'x')])).toThrow(PaperLimitError);
  });
});

describe('the versions of a paper', () => {
  it('bring back the questions as they were, with what editors say of them today', () => {
    fc.assert(
      fc.property(anyPaper, (paper) => {
        const saved = saveVersion(
          { ...paper, versions: [] },
          { name: 'First', by: 'Amal', at: '2026-01-01T00:00:00Z' },
        );
        const [version] = saved.versions;
        expect(version && sectionsOfVersion(version, paper)).toEqual(paper.sections);
        const emptied = { sections: paper.sections.map((each) => ({ ...each, questions: [] })) };
        const drafts = version && sectionsOfVersion(version, emptied).flatMap(({ questions }) => questions);
        expect(drafts?.map(({ draft }) => draft)).toEqual(
          paper.sections.flatMap(({ questions }) => questions.map(({ draft }) => draft)),
        );
      }),
      { numRuns: 20 },
    );
  });
});

describe('the points of a question', () => {
  it.each(questionTypes)('can be set where the type allows it, and stay where it does not: %s', (type) => {
    const draft = draftOf(questionFixture(type));
    const now = pointsOf(draft);
    for (const points of [now, now + 7.5, now * 2, 12]) {
      const set = pointsOf(applyAction(draft, setPoints(points)));
      expect([now, points]).toContain(set);
    }
    expect(applyAction(draft, setPoints(now))).toEqual(draft);
  });

  it('keep their proportions', () => {
    const draft = { ...draftOf(questionFixture('WritingEssays')) };
    const [block] = draft.questions;
    if (block?.type !== 'WritingEssays') throw new Error('The fixture is an essay.');
    const essay = { ...draft, questions: [{ ...block, contentMark: 10, languageMark: 5 }] };
    expect(applyAction(essay, setPoints(6)).questions).toMatchObject([{ contentMark: 4, languageMark: 2 }]);
  });
});

/** A question of a skill and a level that is worth as many points. */
const worth = (skill: 'Reading' | 'Writing', level: string, points: number) => ({
  ...applyAction(draftOf(questionFixture('WritingEssays')), setPoints(points)),
  type: skill,
  level,
});

describe('a blueprint', () => {
  it('names holes, surplus and what nobody asked for', () => {
    const lines = compareBlueprint(
      [
        { skill: 'Reading', level: 'B2', points: 20 },
        { skill: 'Reading', level: '', points: 5 },
        { skill: 'Listening', level: 'B2', points: 10 },
      ],
      [worth('Reading', 'B2', 14), worth('Reading', 'B1', 8), worth('Writing', 'B2', 6)],
    );
    expect(lines).toEqual([
      { skill: 'Reading', level: 'B2', target: 20, points: 14, difference: -6, status: 'hole' },
      { skill: 'Reading', level: '', target: 5, points: 8, difference: 3, status: 'surplus' },
      { skill: 'Listening', level: 'B2', target: 10, points: 0, difference: -10, status: 'hole' },
      { skill: 'Writing', level: 'B2', target: null, points: 6, difference: 6, status: 'surplus' },
    ]);
  });

  it('counts every point of the paper once', () => {
    fc.assert(
      fc.property(anyPaper, ({ blueprint, sections }) => {
        const drafts = sections.flatMap(({ questions }) => questions.map(({ draft }) => draft));
        const counted = compareBlueprint(blueprint, drafts).reduce((sum, { points }) => sum + points, 0);
        expect(counted).toBe(totalsOf(sections).points);
      }),
      { numRuns: 40 },
    );
  });
});

it('adds the points and the minutes of a paper up', () => {
  const draft = applyAction(draftOf(questionFixture('WritingEssays')), setPoints(10));
  const one = { ...createSection('One', [createPaperQuestion(draft), createPaperQuestion(draft)]), minutes: 25 };
  expect(totalsOf([one, createSection('Two', [createPaperQuestion(emptyDraft())])])).toEqual({
    questions: 3,
    blocks: 2 * draft.questions.length,
    points: 20,
    minutes: 25,
    sectionsWithoutMinutes: 1,
  });
  expect(totalsOf(emptyPaper().sections).minutes).toBeNull();
});
