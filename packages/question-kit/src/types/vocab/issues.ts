import { isBlank } from '../../primitives/rich-text/rich-text.ts';
import type { TypeIssueRules } from '../../primitives/type-manifest.ts';
import type { VocabBlock } from './schema.ts';

const issueTexts = {
  'vocab-words-missing': 'Write the words or the passage that students practise.',
} as const;

/** The codes of the validation issues of a vocabulary block. */
export type VocabIssueCode = keyof typeof issueTexts;

export const vocabIssueRules = {
  texts: issueTexts,
  issues: (block: VocabBlock) =>
    isBlank(block.rubric)
      ? [{ path: ['rubric'], code: 'vocab-words-missing', message: issueTexts['vocab-words-missing'] }]
      : [],
} as const satisfies TypeIssueRules<VocabBlock, VocabIssueCode>;
