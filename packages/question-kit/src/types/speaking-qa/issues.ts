import type { Issue, TypeIssueRules } from '../../primitives/type-manifest.ts';
import { spokenIssueTexts } from '../../families/speaking/issues.ts';
import { speakingQaMaximum } from './marking.ts';
import type { SpeakingQaBlock } from './schema.ts';

export const speakingQaIssueTexts = {
  ...spokenIssueTexts,
  'speaking-prompts-missing': 'Add at least one prompt.',
  'speaking-prompt-empty': 'Write this prompt, or give a recording of it.',
} as const;

type Code = keyof typeof speakingQaIssueTexts;

/** Validation issues of a block. */
function speakingQaIssues(block: SpeakingQaBlock): Issue<Code>[] {
  const issues: Issue<Code>[] = [];
  const report = (code: Code, ...path: (string | number)[]) =>
    issues.push({ path, code, message: speakingQaIssueTexts[code] });

  if (block.content.length === 0) report('speaking-prompts-missing', 'content');
  for (const [index, { text, audio }] of block.content.entries()) {
    if (text.trim() === '' && !audio) report('speaking-prompt-empty', 'content', index, 'text');
  }
  if (speakingQaMaximum(block) === 0) report('speaking-marks-missing', 'communicationMark');
  return issues;
}

export const speakingQaIssueRules = {
  texts: speakingQaIssueTexts,
  issues: speakingQaIssues,
} as const satisfies TypeIssueRules<SpeakingQaBlock, keyof typeof speakingQaIssueTexts>;
