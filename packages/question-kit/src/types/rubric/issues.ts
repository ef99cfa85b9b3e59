import { isBlank } from '../../primitives/rich-text/rich-text.ts';
import type { TypeIssueRules } from '../../primitives/type-manifest.ts';
import type { RubricBlock } from './schema.ts';

const issueTexts = { 'rubric-empty': 'Write the instructions.' } as const;

/** The codes of the validation issues of instructions. */
export type RubricIssueCode = keyof typeof issueTexts;

export const rubricIssueRules = {
  texts: issueTexts,
  issues: (block: RubricBlock) =>
    isBlank(block.rubric) ? [{ path: ['rubric'], code: 'rubric-empty', message: issueTexts['rubric-empty'] }] : [],
} as const satisfies TypeIssueRules<RubricBlock, RubricIssueCode>;
