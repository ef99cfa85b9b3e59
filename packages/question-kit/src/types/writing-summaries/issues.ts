import type { InputItem } from '../../primitives/schema/input.ts';
import type { Issue } from '../../primitives/type-manifest.ts';
import { writingIssueTexts } from '../../families/writing/issues.ts';

export const writingSummariesIssueTexts = {
  ...writingIssueTexts,
  'source-text-missing': 'Add the text that students summarise.',
} as const;

/** There is nothing to summarise without a text; that it must not be empty is said of every text. */
export function writingSummariesInputIssues(input: readonly InputItem[]): Issue<'source-text-missing'>[] {
  if (input.some((item) => item.kind === 'text')) return [];
  const code = 'source-text-missing';
  return [{ path: ['input'], code, message: writingSummariesIssueTexts[code] }];
}
