import type { InputItem } from '../../primitives/schema/input.ts';
import type { Issue } from '../../primitives/type-manifest.ts';
import { writingIssueTexts } from '../../families/writing/issues.ts';

export const writingPhotoDescriptionIssueTexts = {
  ...writingIssueTexts,
  'photo-missing': 'Add the photo that students describe.',
} as const;

/** There is nothing to describe without a picture; that it needs words of its own is said of every picture. */
export function writingPhotoDescriptionInputIssues(input: readonly InputItem[]): Issue<'photo-missing'>[] {
  if (input.some((item) => item.kind === 'image')) return [];
  const code = 'photo-missing';
  return [{ path: ['input'], code, message: writingPhotoDescriptionIssueTexts[code] }];
}
