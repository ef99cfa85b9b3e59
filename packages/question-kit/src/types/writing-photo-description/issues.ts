import type { InputItem } from '../../primitives/schema/input.ts';
import type { Issue, TypeIssueRules } from '../../primitives/type-manifest.ts';
import type { WritingPhotoDescriptionBlock } from './schema.ts';
import { writingIssues, writingIssueTexts } from '../../families/writing/issues.ts';

export const writingPhotoDescriptionIssueTexts = {
  ...writingIssueTexts,
  'photo-missing': 'Add the photo that students describe.',
} as const;

/** There is nothing to describe without a picture; that it needs a description is checked for every picture. */
function writingPhotoDescriptionInputIssues(input: readonly InputItem[]): Issue<'photo-missing'>[] {
  if (input.some((item) => item.kind === 'image')) return [];
  const code = 'photo-missing';
  return [{ path: ['input'], code, message: writingPhotoDescriptionIssueTexts[code] }];
}

export const writingPhotoDescriptionIssueRules = {
  texts: writingPhotoDescriptionIssueTexts,
  issues: writingIssues,
  inputIssues: writingPhotoDescriptionInputIssues,
} as const satisfies TypeIssueRules<WritingPhotoDescriptionBlock, keyof typeof writingPhotoDescriptionIssueTexts>;
