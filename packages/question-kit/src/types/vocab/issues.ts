import { isBlank } from '../../primitives/rich-text/rich-text.ts';
import type { Issue } from '../../primitives/type-manifest.ts';
import type { VocabBlock } from './schema.ts';

export const vocabIssueTexts = {
  'vocab-words-missing': 'Write the words or the passage that students practise.',
} as const;

/** Validation issues of a vocabulary block. */
export function vocabIssues(block: VocabBlock): Issue<keyof typeof vocabIssueTexts>[] {
  if (!isBlank(block.rubric)) return [];
  const code = 'vocab-words-missing';
  return [{ path: ['rubric'], code, message: vocabIssueTexts[code] }];
}
