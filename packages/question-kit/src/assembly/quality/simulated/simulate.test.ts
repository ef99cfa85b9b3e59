import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuestion } from '../../../testing/arbitraries.ts';
import { questionTypes, shownTypeOf, type QuestionType } from '../../../types/question-types.ts';
import { emptyDraft } from '../../core/defaults.ts';
import { maximumMark } from '../../core/marking.ts';
import type { Draft } from '../../core/question.ts';
import type { Block } from '../../core/registry.ts';
import { fixtures } from '../../registries/fixtures.ts';
import { gapExample, passageExample } from '../rules/example.ts';
import { simulate } from './simulate.ts';
import { simulatedStudents, type SimulatedStudent } from './students.ts';

const draftOf = (type: QuestionType, ...questions: Block[]): Draft => ({
  ...emptyDraft(),
  title: 'A question',
  subQuestionType: type,
  questions,
});
const resultOf = (draft: Draft, student: SimulatedStudent) =>
  simulate(draft).results.find((result) => result.student === student)!;
const examples = Object.values(fixtures).flatMap((ofType) =>
  ofType.map(({ name, block }) => [block.type, name, draftOf(shownTypeOf(block.type, block.type), block)] as const),
);

/** A typed gap, and how it is compared. */
const gap = (text: string, match: object = {}) => {
  const block = gapExample('Write one word.', text);
  if (block.type !== 'FillInBlanks') throw new Error('This is no text with gaps.');
  return { ...block, content: block.content.map((item) => (item.type === 'gap' ? { ...item, match } : item)) };
};
const codesOf = (draft: Draft) => [...new Set(simulate(draft).remarks.map(({ code }) => code))];

describe('the simulated students', () => {
  it('who guess choose the same options of a copy, whose ids are others', () => {
    const block = fixtures.MCQ[0]?.block;
    if (block?.type !== 'MCQ') throw new Error('This is no multiple choice.');
    const guessed = Array.from({ length: 20 }, (_, copy) => {
      const content = block.content.map((option, at) => ({ ...option, id: `copy-${copy}-${at}` }));
      return resultOf(draftOf('MCQ', { ...block, content }), 'guesses').blocks[0]?.items[0]?.given;
    });
    expect(new Set(guessed).size).toBe(1);
  });

  it.each(examples)(
    '%s, %s: the perfect one earns all that the machine marks, the empty one nothing',
    (_type, _name, draft) => {
      const { blocks } = resultOf(draft, 'perfect');
      for (const { items } of blocks)
        for (const { decision, mark, maximum } of items) expect(mark).toBe(decision === 'manual' ? 0 : maximum);
      const empty = resultOf(draft, 'empty');
      expect(empty).toMatchObject({ mark: 0, pending: false });
      expect(simulate(draft).remarks.filter(({ code }) => code === 'right-refused')).toEqual([]);
    },
  );

  it.each(questionTypes)('answer any question of %s within its maximum, the same way each time', (type) => {
    fc.assert(
      fc.property(anyQuestion(type), fc.nat(1000), (question, seed) => {
        const { results } = simulate(question, { seed });
        expect(results.map(({ student }) => student)).toEqual([...simulatedStudents]);
        for (const { mark, maximum } of results) {
          expect(mark).toBeGreaterThanOrEqual(0);
          expect(mark).toBeLessThanOrEqual(maximum);
          expect(maximum).toBe(maximumMark(question));
        }
        expect(simulate(question, { seed }).results).toEqual(results);
      }),
      { numRuns: 30 },
    );
  });

  it.each(['near-miss', 'copies', 'writes-much', 'fast'] as const)(
    '%s earns less than all of a text with gaps',
    (student) => {
      const draft = draftOf('FillInBlanks', gap('The [[lamp]] burned until the [[sun]] had risen.'));
      expect(resultOf(draft, student).mark).toBeLessThan(2);
    },
  );

  it('gives each reason: an accent, a typing error, an answer from an Arabic keyboard', () => {
    const draft = draftOf('FillInBlanks', gap('We met at the [[café]] in [[September]] at [[10]].', { typos: 1 }));
    const decisions = (student: SimulatedStudent) =>
      resultOf(draft, student).blocks[0]!.items.map(({ decision }) => decision);
    expect(decisions('no-accents')).toEqual(['accent', 'exact', 'exact']);
    expect(decisions('typos')[1]).toBe('typo');
    expect(resultOf(draft, 'arabic-keyboard').blocks[0]!.items[2]).toMatchObject({ given: '١٠', decision: 'exact' });
  });

  it('says how long a text is', () => {
    const essay = {
      type: 'WritingEssays',
      id: 'essay',
      rubric: '<p>Why?</p>',
      autoCorrected: false,
      contentMark: 5,
      languageMark: 5,
      minWords: 100,
      maxWords: 120,
    } as const;
    const draft = draftOf('WritingEssays', essay);
    expect(resultOf(draft, 'perfect').blocks[0]).toMatchObject({ words: 100, pending: true });
    expect(resultOf(draft, 'near-miss').blocks[0]!.words).toBeLessThan(100);
    expect(resultOf(draft, 'writes-much').blocks[0]!.words).toBeGreaterThan(120);
  });
});

describe('what the key does not decide well', () => {
  it('names a near miss that gets all points, because a typing error is forgiven', () => {
    expect(codesOf(draftOf('FillInBlanks', gap('They saw [[clouds]].', { typos: 1 })))).toContain('near-miss-accepted');
    expect(codesOf(draftOf('FillInBlanks', gap('They saw [[clouds]].')))).not.toContain('near-miss-accepted');
    const [remark] = simulate(draftOf('FillInBlanks', gap('They saw [[clouds]].', { typos: 1 }))).remarks;
    expect(remark).toMatchObject({ given: 'cloud', path: ['questions', 0, 'content', 1] });
  });

  it('names typing errors, accents and answers that are refused', () => {
    const strict = { accents: 'exact', typos: 0 };
    expect(codesOf(draftOf('FillInBlanks', gap('We met at the [[château]].', strict)))).toEqual([
      'accents-refused',
      'typo-refused',
    ]);
  });

  it('names a wildcard that accepts whole sentences', () => {
    const draft = {
      ...draftOf('FillInBlanks', gap('They saw [[*lamp*]].')),
      input: [passageExample('In the tower an old lamp was burning all night.')],
    };
    expect(codesOf(draft)).toEqual(expect.arrayContaining(['copy-accepted', 'much-accepted']));
  });

  it('names two options, of which everybody gets one right by chance, and what a person marks', () => {
    const { block } = fixtures.MCQ[0]!;
    const [option] = block.content;
    const two = {
      ...block,
      content: [
        { ...option!, correct: true },
        { ...option!, id: 'other', text: 'No.', correct: false },
      ],
    };
    expect(codesOf(draftOf('MCQ', two))).toEqual(['guess-pays']);
    expect(
      codesOf(
        draftOf('ShortAnswers', {
          type: 'ShortAnswers',
          id: 's',
          rubric: '<p>Why?</p>',
          autoCorrected: true,
          content: [],
          answersCount: 1,
        }),
      ),
    ).toEqual(['person-marks']);
  });
});
