import { fillInBlanksCompleteness } from '../../types/fill-in-blanks/completeness.ts';
import { matchingCompleteness } from '../../types/matching/completeness.ts';
import { mcqCompleteness } from '../../types/mcq/completeness.ts';
import { rubricCompleteness } from '../../types/rubric/completeness.ts';
import { shortAnswersCompleteness } from '../../types/short-answers/completeness.ts';
import { vocabCompleteness } from '../../types/vocab/completeness.ts';
import { writingPhotoDescriptionCompleteness } from '../../types/writing-photo-description/completeness.ts';
import { writingSummariesCompleteness } from '../../types/writing-summaries/completeness.ts';
import { writingEssaysCompleteness } from '../../types/writing-essays/completeness.ts';
import { speakingQaCompleteness } from '../../types/speaking-qa/completeness.ts';
import { speakingPhotoDescriptionCompleteness } from '../../types/speaking-photo-description/completeness.ts';
import { videoSpeakingCompleteness } from '../../types/video-speaking/completeness.ts';
import type { StudentQuestion } from './question.ts';
import { isAnswerable, type StoredType } from '../../types/question-types.ts';
import type { AnswerEntry, EntryOf, StudentBlock, StudentBlockOf } from './registry.ts';
import type { Completeness } from '../../primitives/type-manifest.ts';

/** How far a student has come with a question. */
export interface AnswersProgress {
  /** A state per block. */
  blocks: Completeness[];
  overall: Completeness;
}

/** What an entry looks like, told without a parser: one short answer, a list of them, or an answer in parts. */
type EntryShape = 'short' | 'list' | 'parts';

/** Apart from `registry.ts`, so that a student's page needs no parser to know its progress. */
const progress = {
  MCQ: { shape: 'short', of: mcqCompleteness },
  ShortAnswers: { shape: 'list', of: shortAnswersCompleteness },
  FillInBlanks: { shape: 'list', of: fillInBlanksCompleteness },
  Rubric: { shape: 'list', of: rubricCompleteness },
  Matching: { shape: 'list', of: matchingCompleteness },
  Vocab: { shape: 'list', of: vocabCompleteness },
  WritingPhotoDescription: { shape: 'parts', of: writingPhotoDescriptionCompleteness },
  WritingSummaries: { shape: 'parts', of: writingSummariesCompleteness },
  WritingEssays: { shape: 'parts', of: writingEssaysCompleteness },
  SpeakingQA: { shape: 'parts', of: speakingQaCompleteness },
  SpeakingPhotoDescription: { shape: 'parts', of: speakingPhotoDescriptionCompleteness },
  VideoSpeaking: { shape: 'parts', of: videoSpeakingCompleteness },
} as const satisfies {
  [Type in StoredType]: {
    shape: EntryShape;
    of: (block: StudentBlockOf<Type>, entry: EntryOf<Type> | undefined, language: string) => Completeness;
  };
};

/** As a method, for the reason that `TypeManifest` gives. */
interface AnyProgress {
  shape: EntryShape;
  of(block: StudentBlock, entry: AnswerEntry | undefined, language: string): Completeness;
}

/**
 * Tells empty, partial and complete from the student's view alone, per block and overall; it needs no key.
 * Never throws: an entry that does not fit its block counts as nothing. A block that is only read is complete and does not
 * weigh on the whole.
 *
 * @param language - the language of the answers, a BCP 47 tag; words are counted by its rules
 */
export function validateAnswers(
  question: Pick<StudentQuestion, 'questions'>,
  entries: readonly AnswerEntry[],
  language = 'en',
): AnswersProgress {
  const { questions } = question;
  const blocks = questions.map((block, index) => completenessOf(block, entries[index], language));
  const answers = blocks.filter((_, index) => isAnswerable(questions[index]?.type ?? 'MCQ'));
  const isAll = (state: Completeness) => answers.every((block) => block === state);
  return { blocks, overall: isAll('complete') ? 'complete' : isAll('empty') ? 'empty' : 'partial' };
}

function completenessOf(block: StudentBlock, entry: AnswerEntry | undefined, language: string): Completeness {
  const type: AnyProgress = progress[block.type];
  return type.of(block, entry && shapeOf(entry) === type.shape ? entry : undefined, language);
}

function shapeOf(entry: AnswerEntry): EntryShape {
  if (Array.isArray(entry)) return 'list';
  return Array.isArray(entry.studentAnswer) ? 'parts' : 'short';
}
