import { writingIssues, writingIssueTexts } from '../../families/writing/issues.ts';
import type { TypeIssueRules } from '../../primitives/type-manifest.ts';
import type { WritingEssaysBlock } from './schema.ts';

export const writingEssaysIssueRules = {
  texts: writingIssueTexts,
  issues: writingIssues,
} as const satisfies TypeIssueRules<WritingEssaysBlock, keyof typeof writingIssueTexts>;
