import { isAnswerable, type AnswersProgress, type QuestionType } from '@rubrica/question-kit';

/** One question of an attempt, as the bar of question numbers shows it. */
export interface QuestionNumber {
  /** Counts through all parts, from 1. */
  number: number;
  part: number;
  /** The block's index within its part. */
  block: number;
  state: AnswersProgress['overall'];
  flagged: boolean;
}

interface PartProgress {
  blocks: AnswersProgress['blocks'];
  types: QuestionType[];
  flagged: boolean;
}

/** Numbers all questions of an attempt and returns the progress of each. A block that is only read gets no number. */
export function numberQuestions(parts: readonly PartProgress[]): QuestionNumber[] {
  const items: QuestionNumber[] = [];
  for (const [part, { blocks, types, flagged }] of parts.entries()) {
    for (const [block, state] of blocks.entries()) {
      const type = types[block];
      if (type && isAnswerable(type)) items.push({ number: items.length + 1, part, block, state, flagged });
    }
  }
  return items;
}

/** Counts what a student should know of before submitting. */
export function countUnfinished(numbers: readonly QuestionNumber[]): { unfinished: number; flaggedParts: number } {
  return {
    unfinished: numbers.filter(({ state }) => state !== 'complete').length,
    flaggedParts: new Set(numbers.filter(({ flagged }) => flagged).map(({ part }) => part)).size,
  };
}
