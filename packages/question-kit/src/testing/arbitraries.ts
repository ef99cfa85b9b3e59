import fc from 'fast-check';
import type { ShortEntry } from '../primitives/schema/answer-parts.ts';
import type { InputItem } from '../primitives/schema/input.ts';
import type { Question } from '../assembly/core/question.ts';
import type { QuestionType } from '../types/question-types.ts';
import type { Block, BlockOf, EntryOf } from '../assembly/core/registry.ts';
import type { FillInBlanksBlock, FillInBlanksItem } from '../types/fill-in-blanks/schema.ts';
import type { MatchingBlock } from '../types/matching/schema.ts';
import type { McqBlock, McqOption } from '../types/mcq/schema.ts';
import type { ShortAnswersBlock, ShortItem } from '../families/short-answers/schema.ts';
import type { RubricBlock } from '../types/rubric/schema.ts';
import type { VocabBlock } from '../types/vocab/schema.ts';
import type { WritingEntry, WritingType } from '../families/writing/schema.ts';
import { anyFile, anyHtml, anyId, anyMark, anyPart, anyText, common } from './any-fields.ts';
import { anySpeakingBlock, anySpeakingEntry } from './speaking-arbitraries.ts';

/** Options with every optional field there or not. */
const anyOption: fc.Arbitrary<McqOption> = fc.record(
  { id: anyId, text: anyText, correct: fc.boolean(), why: anyHtml, image: anyFile },
  { requiredKeys: ['id', 'text', 'correct'] },
);

const anyMatch = fc.record(
  {
    case: fc.constantFrom('ignore', 'exact'),
    accents: fc.constantFrom('ignore', 'note', 'exact'),
    typos: fc.constantFrom(0, 1, 2),
    punctuation: fc.constantFrom('ignore', 'exact'),
    contractions: fc.boolean(),
  },
  { requiredKeys: [] },
);

const anyGapItem: fc.Arbitrary<FillInBlanksItem> = fc.oneof(
  fc.record({ type: fc.constant('text'), text: anyText }),
  fc.record(
    {
      type: fc.constant('gap'),
      id: anyId,
      answers: fc.array(anyText, { maxLength: 4 }),
      why: anyHtml,
      match: anyMatch,
      mark: anyMark,
    },
    { requiredKeys: ['type', 'id', 'answers'] },
  ),
);

const anyMcqBlock: fc.Arbitrary<McqBlock> = fc.record(
  {
    type: fc.constant('MCQ'),
    ...common,
    content: fc.uniqueArray(anyOption, { maxLength: 6, selector: ({ id }) => id }),
  },
  { requiredKeys: ['type', 'rubric', 'autoCorrected', 'content'] },
);

const anyFillInBlanksBlock: fc.Arbitrary<FillInBlanksBlock> = fc.record(
  {
    type: fc.constant('FillInBlanks'),
    ...common,
    content: fc.array(anyGapItem, { maxLength: 8 }),
    boxOptions: fc.boolean(),
    distractors: fc.array(anyText, { maxLength: 4 }),
  },
  { requiredKeys: ['type', 'rubric', 'autoCorrected', 'content', 'boxOptions'] },
);

/** Few different words, so that pairs often share a right. */
const anyHalf = fc.oneof(anyText, fc.constantFrom('day', 'night', ' day '));

const anyMatchingBlock: fc.Arbitrary<MatchingBlock> = fc.record(
  {
    type: fc.constant('Matching'),
    ...common,
    content: fc.uniqueArray(
      fc.record({ id: anyId, left: anyHalf, right: anyHalf, why: anyHtml }, { requiredKeys: ['id', 'left', 'right'] }),
      { maxLength: 6, selector: ({ id }) => id },
    ),
    distractors: fc.array(anyHalf, { maxLength: 4 }),
  },
  { requiredKeys: ['type', 'rubric', 'autoCorrected', 'content'] },
);

const anyRubricBlock: fc.Arbitrary<RubricBlock> = fc.record(
  { type: fc.constant('Rubric'), ...common },
  { requiredKeys: ['type', 'rubric', 'autoCorrected'] },
);

const anyVocabBlock: fc.Arbitrary<VocabBlock> = fc.record(
  { type: fc.constant('Vocab'), ...common },
  { requiredKeys: ['type', 'rubric', 'autoCorrected'] },
);

const anyWriting = <Type extends WritingType>(type: Type) =>
  fc.record(
    {
      type: fc.constant(type),
      ...common,
      contentMark: anyMark,
      languageMark: anyMark,
      minWords: fc.integer({ min: 1, max: 500 }),
      maxWords: fc.integer({ min: 1, max: 500 }),
    },
    { requiredKeys: ['type', 'rubric', 'autoCorrected', 'contentMark', 'languageMark'] },
  );

/** Few different words, so that fields often accept the same. */
const anyShortItem: fc.Arbitrary<ShortItem> = fc.record(
  {
    id: anyId,
    prompt: fc.oneof(anyText, fc.constantFrom('', '# Notes\nopens at ___', '___')),
    answers: fc.array(fc.oneof(anyText, fc.constantFrom('trains', 'space', 'tr*')), { maxLength: 4 }),
    why: anyHtml,
    match: anyMatch,
    mark: anyMark,
  },
  { requiredKeys: ['id', 'answers'] },
);

const anyShortAnswersBlock: fc.Arbitrary<ShortAnswersBlock> = fc.record(
  {
    type: fc.constant('ShortAnswers'),
    ...common,
    content: fc.array(anyShortItem, { maxLength: 6 }),
    answersCount: fc.integer({ min: 1, max: 8 }),
  },
  { requiredKeys: ['type', 'rubric', 'autoCorrected', 'content', 'answersCount'] },
);

/** Blocks of every type, well-formed and otherwise wild. */
export const anyBlock = {
  MCQ: anyMcqBlock,
  ShortAnswers: anyShortAnswersBlock,
  FillInBlanks: anyFillInBlanksBlock,
  NoteTaking: anyShortAnswersBlock,
  Rubric: anyRubricBlock,
  Matching: anyMatchingBlock,
  Vocab: anyVocabBlock,
  WritingPhotoDescription: anyWriting('WritingPhotoDescription'),
  WritingSummaries: anyWriting('WritingSummaries'),
  WritingEssays: anyWriting('WritingEssays'),
  ...anySpeakingBlock,
} as const satisfies { [Type in QuestionType]: fc.Arbitrary<BlockOf<Type>> };

const anyShortEntry: fc.Arbitrary<ShortEntry> = fc.record(
  { studentAnswer: anyText, studentMark: anyMark, reviewed: fc.boolean(), reviewedBy: anyText },
  { requiredKeys: ['studentAnswer', 'studentMark'] },
);

const anyWritingEntry: fc.Arbitrary<WritingEntry> = fc.record(
  {
    studentAnswer: fc.array(anyPart, { maxLength: 3 }),
    instructorFiles: fc.array(anyFile, { maxLength: 2 }),
    studentContentMark: anyMark,
    studentLanguageMark: anyMark,
    instructorComments: anyText,
    annotations: fc.array(
      fc.record({
        id: anyId,
        start: fc.nat(60),
        end: fc.nat(60),
        comment: anyText,
        colour: fc.constantFrom('amber', 'teal', 'rose', 'violet'),
      }),
      { maxLength: 3 },
    ),
    reviewed: fc.boolean(),
    reviewedBy: anyText,
  },
  { requiredKeys: ['studentAnswer', 'instructorFiles', 'studentContentMark', 'studentLanguageMark'] },
);

/** Entries of every type, as any student and marker could leave them. */
export const anyEntry = {
  MCQ: anyShortEntry,
  ShortAnswers: fc.array(anyShortEntry, { maxLength: 8 }),
  FillInBlanks: fc.array(anyShortEntry, { maxLength: 8 }),
  NoteTaking: fc.array(anyShortEntry, { maxLength: 8 }),
  Rubric: fc.constant([]),
  Matching: fc.array(anyShortEntry, { maxLength: 8 }),
  Vocab: fc.constant([]),
  WritingPhotoDescription: anyWritingEntry,
  WritingSummaries: anyWritingEntry,
  WritingEssays: anyWritingEntry,
  ...anySpeakingEntry,
} as const satisfies { [Type in QuestionType]: fc.Arbitrary<EntryOf<Type>> };

/** Stimuli of every kind. */
export const anyInput: fc.Arbitrary<InputItem> = fc.oneof(
  fc.record({ id: anyId, kind: fc.constant('text'), html: anyHtml }),
  fc.record({ id: anyId, kind: fc.constant('image'), file: anyFile, alt: anyText }),
  fc.record(
    {
      id: anyId,
      kind: fc.constant('audio'),
      file: anyFile,
      transcript: anyText,
      playLimit: fc.integer({ min: 1, max: 20 }),
    },
    { requiredKeys: ['id', 'kind', 'file'] },
  ),
  fc.record({ id: anyId, kind: fc.constant('pdf'), file: anyFile }),
);

/** A question of one type. */
export function anyQuestion(type: QuestionType): fc.Arbitrary<Question> {
  return fc.record({
    version: fc.constant(1),
    title: anyText,
    type: fc.constantFrom('Reading', 'Listening', 'Speaking', 'Writing', 'Vocab'),
    subQuestionType: fc.constant(type),
    category: fc.constant(''),
    level: fc.constant(''),
    diploma: fc.constant(''),
    input: fc.array(anyInput, { maxLength: 3 }),
    questions: fc.array<Block>(anyBlock[type], { maxLength: 5 }),
  });
}

/** A question of one type with answers to it, some blocks unanswered. */
export function anyAttempt(type: QuestionType): fc.Arbitrary<{ question: Question; answers: EntryOf<QuestionType>[] }> {
  return anyQuestion(type).chain((question) =>
    fc.record({
      question: fc.constant(question),
      answers: fc.array<EntryOf<QuestionType>>(anyEntry[type], { maxLength: question.questions.length }),
    }),
  );
}
