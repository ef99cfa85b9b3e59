import { isBlank } from '../../primitives/rich-text/rich-text.ts';
import type { Issue } from '../../primitives/type-manifest.ts';
import type { RubricBlock } from './schema.ts';

export const rubricIssueTexts = {
  'rubric-empty': 'Write the instructions.',
} as const;

/** Validation issues of instructions. */
export function rubricIssues(block: RubricBlock): Issue<keyof typeof rubricIssueTexts>[] {
  if (!isBlank(block.rubric)) return [];
  return [{ path: ['rubric'], code: 'rubric-empty', message: rubricIssueTexts['rubric-empty'] }];
}
