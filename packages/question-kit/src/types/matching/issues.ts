import { isBlank } from '../../primitives/rich-text/rich-text.ts';
import type { Issue, TypeIssueRules } from '../../primitives/type-manifest.ts';
import type { MatchingBlock } from './schema.ts';

export const matchingIssueTexts = {
  'matching-task-missing': 'Say what is to be matched with what.',
  'matching-pairs-few': 'Give at least two pairs.',
  'matching-left-empty': 'Write the first half of this pair.',
  'matching-right-empty': 'Write the second half of this pair; without it the machine cannot mark this.',
  'matching-left-twice': 'Two pairs have the same first half.',
  'matching-all-same': 'Every pair has the same second half: there is nothing to choose.',
  'matching-distractor-empty': 'This distractor is empty.',
  'matching-distractor-right': 'This distractor is the second half of a pair.',
  'matching-distractor-twice': 'Two distractors have the same text.',
} as const;

type MatchingIssueCode = keyof typeof matchingIssueTexts;

/** Validation issues of a matching block. */
function matchingIssues(block: MatchingBlock): Issue<MatchingIssueCode>[] {
  const issues: Issue<MatchingIssueCode>[] = [];
  const report = (code: MatchingIssueCode, ...path: (string | number)[]) =>
    issues.push({ path, code, message: matchingIssueTexts[code] });

  if (isBlank(block.rubric)) report('matching-task-missing', 'rubric');
  if (block.content.length < 2) report('matching-pairs-few', 'content');

  const lefts = new Set<string>();
  const rights = new Set<string>();
  for (const [index, pair] of block.content.entries()) {
    const left = pair.left.trim();
    const right = pair.right.trim();
    if (left === '') report('matching-left-empty', 'content', index, 'left');
    else if (lefts.has(left)) report('matching-left-twice', 'content', index, 'left');
    if (right === '') report('matching-right-empty', 'content', index, 'right');
    else rights.add(right);
    lefts.add(left);
  }

  const distractors = new Set<string>();
  for (const [index, text] of (block.distractors ?? []).entries()) {
    const word = text.trim();
    if (word === '') report('matching-distractor-empty', 'distractors', index);
    else if (rights.has(word)) report('matching-distractor-right', 'distractors', index);
    else if (distractors.has(word)) report('matching-distractor-twice', 'distractors', index);
    distractors.add(word);
  }
  const choices = new Set([...rights, ...distractors].filter((text) => text !== ''));
  if (block.content.length > 1 && choices.size === 1) report('matching-all-same', 'content');
  return issues;
}

export const matchingIssueRules = {
  texts: matchingIssueTexts,
  issues: matchingIssues,
} as const satisfies TypeIssueRules<MatchingBlock, keyof typeof matchingIssueTexts>;
