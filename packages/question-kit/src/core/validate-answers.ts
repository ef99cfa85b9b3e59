import { fillInBlanksCompleteness } from '../types/fill-in-blanks/completeness.ts';
import { mcqCompleteness } from '../types/mcq/completeness.ts';
import { writingEssaysCompleteness } from '../types/writing-essays/completeness.ts';
import type { StudentQuestion } from './question.ts';
import type { BuiltType } from './question-types.ts';
import type { AnswerEntry, EntryOf, StudentBlock, StudentBlockOf } from './registry.ts';
import type { Completeness } from './type-definition.ts';

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
  FillInBlanks: { shape: 'list', of: fillInBlanksCompleteness },
  WritingEssays: { shape: 'parts', of: writingEssaysCompleteness },
} as const satisfies {
  [Type in BuiltType]: {
    shape: EntryShape;
    of: (block: StudentBlockOf<Type>, entry: EntryOf<Type> | undefined) => Completeness;
  };
};

/** As a method, for the reason that `TypeDefinition` gives. */
interface AnyProgress {
  shape: EntryShape;
  of(block: StudentBlock, entry: AnswerEntry | undefined): Completeness;
}

/**
 * Tells empty, partial and complete from the student's view alone, per block and overall; it needs no key.
 * Never throws: an entry that does not fit its block counts as nothing.
 */
export function validateAnswers(
  question: Pick<StudentQuestion, 'questions'>,
  entries: readonly AnswerEntry[],
): AnswersProgress {
  const blocks = question.questions.map((block, index) => completenessOf(block, entries[index]));
  const isAll = (state: Completeness) => blocks.every((block) => block === state);
  return { blocks, overall: isAll('complete') ? 'complete' : isAll('empty') ? 'empty' : 'partial' };
}

function completenessOf(block: StudentBlock, entry: AnswerEntry | undefined): Completeness {
  const type: AnyProgress = progress[block.type];
  return type.of(block, entry && shapeOf(entry) === type.shape ? entry : undefined);
}

function shapeOf(entry: AnswerEntry): EntryShape {
  if (Array.isArray(entry)) return 'list';
  return Array.isArray(entry.studentAnswer) ? 'parts' : 'short';
}
