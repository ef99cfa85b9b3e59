import { isAnswerable, type AnswersProgress, type QuestionType } from '@rubrica/question-kit';

/** One question number in the rail. */
export interface RailItem {
  /** Counts through all parts, from 1. */
  number: number;
  part: number;
  /** The block's place within its part. */
  block: number;
  state: AnswersProgress['overall'];
  flagged: boolean;
}

interface RailPart {
  blocks: AnswersProgress['blocks'];
  types: QuestionType[];
  flagged: boolean;
}

/** The numbers of all questions of an attempt, with how far each has come. What is only read gets none. */
export function railOf(parts: readonly RailPart[]): RailItem[] {
  const items: RailItem[] = [];
  for (const [part, { blocks, types, flagged }] of parts.entries()) {
    for (const [block, state] of blocks.entries()) {
      const type = types[block];
      if (type && isAnswerable(type)) items.push({ number: items.length + 1, part, block, state, flagged });
    }
  }
  return items;
}

/** What a student should know before submitting. */
export function openWork(rail: readonly RailItem[]): { open: number; flaggedParts: number } {
  return {
    open: rail.filter(({ state }) => state !== 'complete').length,
    flaggedParts: new Set(rail.filter(({ flagged }) => flagged).map(({ part }) => part)).size,
  };
}
