import { escapeWildcards } from '../../../primitives/comparison/wildcard.ts';
import type { MatchingBlock, MatchingPair } from '../../../types/matching/schema.ts';
import type { McqBlock } from '../../../types/mcq/schema.ts';
import type { RubricBlock } from '../../../types/rubric/schema.ts';
import type { ShortAnswersBlock, ShortItem } from '../../../families/short-answers/schema.ts';
import type { WritingEssaysBlock } from '../../../types/writing-essays/schema.ts';
import type { ImportContext, SourceQuestion } from '../import-context.ts';

/** What every block has and a source question brings along. */
export interface BlockRest {
  rubric: string;
  autoCorrected: boolean;
  modelAnswer?: string;
}

/** Instructions, or a text to be read. */
export function rubricBlock(rubric: string): RubricBlock {
  return { type: 'Rubric', rubric, autoCorrected: false };
}

/** An essay without marks yet. */
export function essayBlock(rest: BlockRest): WritingEssaysBlock {
  return { type: 'WritingEssays', ...rest, autoCorrected: false, contentMark: 0, languageMark: 0 };
}

/** Fields for a few words each. */
export function shortBlock(rest: BlockRest, content: ShortItem[]): ShortAnswersBlock {
  return { type: 'ShortAnswers', ...rest, content, answersCount: Math.max(1, content.length) };
}

/** Pairs; a right without a left is a distractor. */
export function pairsBlock(
  rest: BlockRest,
  pairs: readonly Omit<MatchingPair, 'id'>[],
  question: SourceQuestion,
  newId: () => string,
): MatchingBlock {
  const content = pairs.filter(({ left }) => left !== '').map((pair) => ({ id: newId(), ...pair }));
  const rights = new Set(content.map(({ right }) => right));
  const alone = pairs.filter(({ left, right }) => left === '' && right !== '').map(({ right }) => right);
  const distractors = [...new Set(alone)].filter((right) => !rights.has(right));
  if (distractors.length < alone.length) question.changed('distractor-right');
  return { type: 'Matching', ...rest, content, ...(distractors.length > 0 && { distractors }) };
}

/** True or false, as a choice of two. */
export function trueFalseBlock(
  rest: BlockRest,
  isTrue: boolean,
  why: { true?: string | undefined; false?: string | undefined },
  { lang, newId }: Pick<ImportContext, 'lang' | 'newId'>,
): McqBlock {
  const words = lang === 'ar' ? { true: 'صواب', false: 'خطأ' } : { true: 'True', false: 'False' };
  const option = (truth: 'true' | 'false') => ({
    id: newId(),
    text: words[truth],
    correct: isTrue === (truth === 'true'),
    ...(why[truth] !== undefined && { why: why[truth] }),
  });
  return { type: 'MCQ', ...rest, content: [option('true'), option('false')] };
}

/** A word of a box as a gap's accepted answer: it means itself, stars and all. */
export function literalAnswer(word: string): string {
  return escapeWildcards(word);
}
