import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnswerMismatchError } from './core/answer-mismatch-error.ts';
import { answerEntrySchema } from './core/answer-record.ts';
import { ownAnswers, takeMarks } from './core/answer-rights.ts';
import { answerTemplates } from './core/answer-templates.ts';
import { defaultBlock } from './core/defaults.ts';
import { markAnswers, maximumMark } from './core/marking.ts';
import { parseQuestion } from './core/parse-question.ts';
import { blockSchema, studentQuestionSchema } from './core/question.ts';
import {
  questionTypes,
  isAuthored,
  storedTypeOf,
  storedTypes,
  type BlockType,
  type QuestionType,
} from '../types/question-types.ts';
import { manifestOf, registry, type AnswerEntry } from './core/registry.ts';
import { toStudentView } from './core/student-view.ts';
import { validateAnswers } from './core/validate-answers.ts';
import { validateDraft } from './core/validate-draft.ts';
import { fixtures, questionFixture } from '../fixtures.ts';
import { anyAttempt, arbitraries, anyQuestion } from '../testing/arbitraries.ts';

/** `spec.md` section 3, "Default fields of a new authored block", to the letter. */
const defaultBlocks = {
  MCQ: { type: 'MCQ', rubric: '', autoCorrected: false, content: [] },
  ShortAnswers: { type: 'ShortAnswers', rubric: '', autoCorrected: false, content: [], answersCount: 1 },
  NoteTaking: { type: 'ShortAnswers', rubric: '', autoCorrected: false, content: [], answersCount: 1 },
  FillInBlanks: { type: 'FillInBlanks', rubric: '', autoCorrected: false, content: [], boxOptions: false },
  Rubric: { type: 'Rubric', rubric: '', autoCorrected: false },
  Matching: { type: 'Matching', rubric: '', autoCorrected: false, content: [] },
  Vocab: { type: 'Vocab', rubric: '', autoCorrected: false },
  WritingPhotoDescription: {
    type: 'WritingPhotoDescription',
    rubric: '',
    autoCorrected: false,
    contentMark: 0,
    languageMark: 0,
  },
  WritingSummaries: { type: 'WritingSummaries', rubric: '', autoCorrected: false, contentMark: 0, languageMark: 0 },
  WritingEssays: { type: 'WritingEssays', rubric: '', autoCorrected: false, contentMark: 0, languageMark: 0 },
  SpeakingQA: {
    type: 'SpeakingQA',
    rubric: '',
    autoCorrected: false,
    communicationMark: 0,
    languageKnowledgeMark: 0,
    spontaneityFluencyMark: 0,
    pronunciationIntonationMark: 0,
    content: [],
  },
  SpeakingPhotoDescription: {
    type: 'SpeakingPhotoDescription',
    rubric: '',
    autoCorrected: false,
    communicationMark: 0,
    languageKnowledgeMark: 0,
    content: [],
  },
} as const satisfies Record<BlockType, object>;

const blank = { studentAnswer: '', studentMark: 0 };
const threeBlanks = [blank, blank, blank];
const fourBlanks = [blank, blank, blank, blank];
const blankText = { studentAnswer: [], instructorFiles: [], studentContentMark: 0, studentLanguageMark: 0 };
const blankSpeech = {
  studentAnswer: [],
  instructorFiles: [],
  instructorComments: '',
  studentCommunicationMark: 0,
  studentLanguageKnowledgeMark: 0,
};
const blankInterview = { ...blankSpeech, studentPronunciationIntonationMark: 0, studentSpontaneityFluencyMark: 0 };

/** `spec.md` section 3, "Empty answer templates per sub-question type", for the fixtures' blocks. */
const templates = {
  MCQ: fourBlanks,
  ShortAnswers: [fourBlanks, threeBlanks, threeBlanks, threeBlanks],
  FillInBlanks: [fourBlanks, fourBlanks, fourBlanks],
  NoteTaking: [[...threeBlanks, ...threeBlanks], threeBlanks, threeBlanks],
  Rubric: [],
  Matching: [],
  Vocab: [],
  WritingPhotoDescription: [blankText, blankText],
  WritingSummaries: [blankText, blankText],
  WritingEssays: [blankText, blankText],
  SpeakingQA: [blankInterview, blankInterview, blankInterview],
  SpeakingPhotoDescription: [blankSpeech, blankSpeech],
  VideoSpeaking: [],
} as const satisfies Record<QuestionType, readonly unknown[]>;

it('has a folder for every type of the registry and no other', () => {
  const folders = readdirSync(new URL('../types', import.meta.url))
    .filter((name) => !name.includes('.'))
    .toSorted();
  const names = questionTypes.map((type) =>
    type.replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => `-${letter}`).toLowerCase(),
  );
  expect(folders).toEqual(names.toSorted());
  expect(Object.keys(registry).toSorted()).toEqual([...storedTypes].toSorted());
});

describe.each(questionTypes)('%s', (type) => {
  const question = questionFixture(type);
  const rights = fixtures[type].map<AnswerEntry>(({ right }) => right);

  if (isAuthored(type)) {
    it('has the default block of the specification, and parses it', () => {
      expect(defaultBlock(type)).toStrictEqual(defaultBlocks[type]);
      expect(blockSchema.parse(defaultBlock(type))).toStrictEqual(defaultBlocks[type]);
    });
  } else {
    it('comes with its task: there is no block to insert', () => {
      expect(manifestOf(storedTypeOf(type)).defaultBlock()).toBeNull();
    });
  }

  it('has the empty answers of the specification, and parses them', () => {
    expect(answerTemplates(question.questions)).toStrictEqual(templates[type]);
    for (const entry of answerTemplates(question.questions))
      expect(answerEntrySchema.parse(entry)).toStrictEqual(entry);
  });

  it('has fixtures without an issue, that survive parse, serialise, parse', () => {
    expect(validateDraft(question)).toEqual([]);
    const parsed = parseQuestion(question);
    expect(parsed).toStrictEqual(question);
    expect(parseQuestion(JSON.stringify(parsed))).toStrictEqual(question);
    for (const fixture of fixtures[type]) {
      for (const entry of [fixture.right, ...Object.values<AnswerEntry>(fixture.others)]) {
        expect(manifestOf(type).entry.schema.parse(entry)).toStrictEqual(entry);
      }
    }
  });

  it('survives parse, serialise, parse whatever an author writes', () => {
    fc.assert(
      fc.property(anyQuestion(type), (attempted) => {
        const parsed = parseQuestion(JSON.stringify(attempted));
        expect(parseQuestion(JSON.stringify(parsed))).toStrictEqual(parsed);
      }),
    );
  });

  it('gives a student a view that is strictly the public shape', () => {
    fc.assert(
      fc.property(anyQuestion(type), (attempted) => {
        const view: unknown = JSON.parse(JSON.stringify(toStudentView(attempted)));
        expect(studentQuestionSchema.parse(view)).toEqual(view);
      }),
    );
  });

  it('earns the maximum for the right answer and 0 for the empty one, which waits for nobody', () => {
    expect(markAnswers(question, rights).mark).toBe(maximumMark(question));
    const empty = markAnswers(question, answerTemplates(question.questions));
    expect(empty).toMatchObject({ mark: 0, maximum: maximumMark(question), pending: false });
    expect(markAnswers(question, [])).toMatchObject({ mark: 0, pending: false, entries: [] });
    for (const fixture of fixtures[type]) {
      for (const entry of Object.values<AnswerEntry>(fixture.others)) {
        const marked = markAnswers({ questions: [fixture.block] }, [entry]);
        expect(marked.mark).toBeLessThan(marked.maximum);
      }
    }
  });

  it('marks any answer without throwing, between 0 and the maximum, the same again', () => {
    fc.assert(
      fc.property(anyAttempt(type), ({ question: attempted, answers }) => {
        const marked = markAnswers(attempted, answers);
        expect(marked.maximum).toBe(maximumMark(attempted));
        for (const block of marked.blocks) {
          expect(block.mark).toBeGreaterThanOrEqual(0);
          expect(block.mark).toBeLessThanOrEqual(block.maximum);
          for (const item of block.items) expect(item.mark).toBeLessThanOrEqual(item.maximum);
        }
        expect(markAnswers(attempted, marked.entries)).toStrictEqual(marked);
        expect(() => validateAnswers(toStudentView(attempted), answers)).not.toThrow();
      }),
    );
  });

  it('refuses malformed answers with an error that names the place', () => {
    fc.assert(
      fc.property(fc.anything(), (wild) => {
        const fits = wild === undefined || manifestOf(type).entry.schema.safeParse(wild).success;
        fc.pre(!fits && !(Array.isArray(wild) && wild.length === 0));
        expect(() => markAnswers(question, [wild])).toThrow(AnswerMismatchError);
      }),
    );
    for (const list of [null, {}, 'answers'] as const) {
      // @ts-expect-error -- a request may hold anything
      expect(() => markAnswers(question, list)).toThrow(AnswerMismatchError);
      // @ts-expect-error -- a request may hold anything
      expect(() => ownAnswers(question, list)).toThrow(AnswerMismatchError);
      // @ts-expect-error -- a request may hold anything
      expect(() => takeMarks(question, rights, list)).toThrow(AnswerMismatchError);
    }
    expect(() => markAnswers({ questions: [] }, rights)).toThrow(/There are \d answers to 0 blocks/u);
  });

  it('counts malformed answers as nothing where only their completeness is asked for', () => {
    const view = toStudentView(question);
    const nothing = validateAnswers(view, []);
    const anyEntry = fc.oneof(
      fc.anything(),
      fc.array(fc.oneof(fc.anything(), fc.record({ studentAnswer: fc.anything() }))),
      fc.record({
        studentAnswer: fc.array(
          fc.oneof(
            fc.anything(),
            fc.record({ kind: fc.constantFrom('text', 'recording', 'file'), text: fc.anything(), file: fc.anything() }),
          ),
        ),
      }),
    );
    fc.assert(
      fc.property(anyEntry, (wild) => {
        expect(() => validateAnswers(view, [wild])).not.toThrow();
      }),
    );
    for (const wild of [
      ['x'],
      [1],
      [null],
      [{}],
      { studentAnswer: [null] },
      { studentAnswer: [{ kind: 'text' }] },
      null,
      1,
    ])
      expect(validateAnswers(view, [wild])).toEqual(nothing);
    // @ts-expect-error -- stored answers may be of another program
    for (const list of [null, {}, 'x']) expect(validateAnswers(view, list)).toEqual(nothing);
  });

  it('lets no student mark themselves', () => {
    fc.assert(
      fc.property(anyAttempt(type), ({ question: attempted, answers }) => {
        const own = ownAnswers(attempted, answers);
        const secrets = JSON.stringify(own);
        expect(secrets).not.toMatch(/"reviewed(?:By)?"|"annotations"|"timedComments"|"instructorComments":"[^"]/u);
        expect(secrets).not.toMatch(/Mark":(?!0[,}])/u);
        expect(own.map(answerOf)).toEqual(answers.map(answerOf));
      }),
    );
  });

  it('lets no marker change what a student wrote', () => {
    fc.assert(
      fc.property(
        anyAttempt(type),
        fc.array<AnswerEntry>(arbitraries[type].entry),
        ({ question: attempted, answers }, given) => {
          const stored = ownAnswers(attempted, answers);
          try {
            const taken = takeMarks(attempted, stored, given.slice(0, attempted.questions.length));
            expect(taken.slice(0, stored.length).map(answerOf)).toEqual(stored.map(answerOf));
          } catch (error) {
            expect(error).toBeInstanceOf(AnswerMismatchError);
          }
        },
      ),
    );
  });
});

/** A gap that was left alone and one that has no entry are the same answer. */
function answerOf(entry: AnswerEntry): unknown {
  if (!Array.isArray(entry)) return entry.studentAnswer;
  return entry
    .map(({ studentAnswer }) => studentAnswer)
    .join('\n')
    .replace(/\n+$/u, '');
}
