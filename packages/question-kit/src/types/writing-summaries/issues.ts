import type { InputItem } from '../../primitives/schema/input.ts';
import type { Issue, TypeIssueRules } from '../../primitives/type-manifest.ts';
import type { WritingSummariesBlock } from './schema.ts';
import { writingIssues, writingIssueTexts } from '../../families/writing/issues.ts';

export const writingSummariesIssueTexts = {
  ...writingIssueTexts,
  'source-text-missing': 'Add the text that students summarise.',
} as const;

/** There is nothing to summarise without a text; that it must not be empty is checked for every text. */
function writingSummariesInputIssues(input: readonly InputItem[]): Issue<'source-text-missing'>[] {
  if (input.some((item) => item.kind === 'text')) return [];
  const code = 'source-text-missing';
  return [{ path: ['input'], code, message: writingSummariesIssueTexts[code] }];
}

export const writingSummariesIssueRules = {
  texts: writingSummariesIssueTexts,
  issues: writingIssues,
  inputIssues: writingSummariesInputIssues,
} as const satisfies TypeIssueRules<WritingSummariesBlock, keyof typeof writingSummariesIssueTexts>;
