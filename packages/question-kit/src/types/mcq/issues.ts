import { isBlank } from '../../primitives/rich-text/rich-text.ts';
import type { Issue, TypeIssueRules } from '../../primitives/type-manifest.ts';
import type { McqBlock } from './schema.ts';

export const mcqIssueTexts = {
  'mcq-question-missing': 'Write the question that the options answer.',
  'mcq-options-few': 'Give at least two options.',
  'mcq-option-empty': 'Give this option a text; it also describes an image to those who cannot see it.',
  'mcq-option-twice': 'Two options have the same text.',
  'mcq-right-missing': 'Tick the option that is right; without it the machine cannot mark this.',
} as const;

type McqIssueCode = keyof typeof mcqIssueTexts;

/** Validation issues of a multiple-choice block. */
function mcqIssues(block: McqBlock): Issue<McqIssueCode>[] {
  const issues: Issue<McqIssueCode>[] = [];
  const report = (code: McqIssueCode, ...path: (string | number)[]) =>
    issues.push({ path, code, message: mcqIssueTexts[code] });

  if (isBlank(block.rubric)) report('mcq-question-missing', 'rubric');
  if (block.content.length < 2) report('mcq-options-few', 'content');
  if (!block.content.some((option) => option.correct)) report('mcq-right-missing', 'content');

  const texts = new Set<string>();
  for (const [index, option] of block.content.entries()) {
    const text = option.text.trim();
    if (text === '') report('mcq-option-empty', 'content', index, 'text');
    else if (texts.has(text)) report('mcq-option-twice', 'content', index, 'text');
    texts.add(text);
  }
  return issues;
}

export const mcqIssueRules = {
  texts: mcqIssueTexts,
  issues: mcqIssues,
} as const satisfies TypeIssueRules<McqBlock, keyof typeof mcqIssueTexts>;
