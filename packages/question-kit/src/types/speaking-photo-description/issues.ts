import type { Issue, TypeIssueRules } from '../../primitives/type-manifest.ts';
import { sharedComponents } from '../../families/speaking/components.ts';
import { spokenIssueTexts } from '../../families/speaking/issues.ts';
import { spokenMaximum } from '../../families/speaking/marking.ts';
import type { SpeakingPhotoDescriptionBlock } from './schema.ts';

export const speakingPhotoDescriptionIssueTexts = {
  ...spokenIssueTexts,
  'speaking-photos-missing': 'Add the photo that students speak about.',
  'speaking-photo-alt-missing': 'Describe the photo for those who cannot see it.',
} as const;

type Code = keyof typeof speakingPhotoDescriptionIssueTexts;

/** Validation issues of a block. */
function speakingPhotoDescriptionIssues(block: SpeakingPhotoDescriptionBlock): Issue<Code>[] {
  const issues: Issue<Code>[] = [];
  const report = (code: Code, ...path: (string | number)[]) =>
    issues.push({ path, code, message: speakingPhotoDescriptionIssueTexts[code] });

  if (block.content.length === 0) report('speaking-photos-missing', 'content');
  for (const [index, { alt }] of block.content.entries()) {
    if (alt.trim() === '') report('speaking-photo-alt-missing', 'content', index, 'alt');
  }
  if (spokenMaximum(sharedComponents(block)) === 0) report('speaking-marks-missing', 'communicationMark');
  return issues;
}

export const speakingPhotoDescriptionIssueRules = {
  texts: speakingPhotoDescriptionIssueTexts,
  issues: speakingPhotoDescriptionIssues,
} as const satisfies TypeIssueRules<SpeakingPhotoDescriptionBlock, keyof typeof speakingPhotoDescriptionIssueTexts>;
