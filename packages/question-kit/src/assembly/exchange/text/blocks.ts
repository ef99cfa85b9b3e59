import { escapeWildcards } from '../../../primitives/comparison/wildcard.ts';
import type { MatchingBlock, MatchingPair } from '../../../types/matching/schema.ts';
import type { McqBlock } from '../../../types/mcq/schema.ts';
import type { RubricBlock } from '../../../types/rubric/schema.ts';
import type { ShortAnswersBlock, ShortItem } from '../../../families/short-answers/schema.ts';
import type { WritingEssaysBlock } from '../../../types/writing-essays/schema.ts';
import type { ImportContext, SourceQuestion } from '../import-context.ts';

/** Fields that every block has and a source question provides. */
export interface CommonBlockFields {
  rubric: string;
  autoCorrected: boolean;
  modelAnswer?: string;
}

/** Creates a Rubric block: instructions, or a text to read. */
export function rubricBlock(rubric: string): RubricBlock {
  return { type: 'Rubric', rubric, autoCorrected: false };
}

/** Creates an essay block without maximum marks. */
export function essayBlock(commonFields: CommonBlockFields): WritingEssaysBlock {
  return { type: 'WritingEssays', ...commonFields, autoCorrected: false, contentMark: 0, languageMark: 0 };
}

/** Creates a block of short answers. */
export function shortAnswersBlock(commonFields: CommonBlockFields, content: ShortItem[]): ShortAnswersBlock {
  return { type: 'ShortAnswers', ...commonFields, content, answersCount: Math.max(1, content.length) };
}

/** Creates a Matching block; a right side without a left side becomes a distractor. */
export function matchingBlock(
  commonFields: CommonBlockFields,
  pairs: readonly Omit<MatchingPair, 'id'>[],
  question: SourceQuestion,
  newId: () => string,
): MatchingBlock {
  const content = pairs.filter(({ left }) => left !== '').map((pair) => ({ id: newId(), ...pair }));
  const rights = new Set(content.map(({ right }) => right));
  const unpairedRights = pairs.filter(({ left, right }) => left === '' && right !== '').map(({ right }) => right);
  const distractors = [...new Set(unpairedRights)].filter((right) => !rights.has(right));
  if (distractors.length < unpairedRights.length) question.reportChange('distractor-right');
  return { type: 'Matching', ...commonFields, content, ...(distractors.length > 0 && { distractors }) };
}

/** Creates an MCQ block with the options true and false. */
export function trueFalseBlock(
  commonFields: CommonBlockFields,
  isTrue: boolean,
  why: { true?: string | undefined; false?: string | undefined },
  { lang, newId }: Pick<ImportContext, 'lang' | 'newId'>,
): McqBlock {
  const labels = lang === 'ar' ? { true: 'صواب', false: 'خطأ' } : { true: 'True', false: 'False' };
  const option = (truth: 'true' | 'false') => ({
    id: newId(),
    text: labels[truth],
    correct: isTrue === (truth === 'true'),
    ...(why[truth] !== undefined && { why: why[truth] }),
  });
  return { type: 'MCQ', ...commonFields, content: [option('true'), option('false')] };
}

/** Returns a word of a word box as an accepted answer, with wildcards escaped. */
export function literalAnswer(word: string): string {
  return escapeWildcards(word);
}
