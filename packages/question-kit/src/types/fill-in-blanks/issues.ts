import { acceptedNumbers } from '../../primitives/comparison/match-answer.ts';
import { hasWildcard } from '../../primitives/comparison/wildcard.ts';
import type { Issue, TypeIssueRules } from '../../primitives/type-manifest.ts';
import type { FillInBlanksBlock } from './schema.ts';

export const fillInBlanksIssueTexts = {
  'gaps-missing': 'Make at least one gap: type [[answer]] or select a word.',
  'gap-answer-missing': 'Write what belongs in this gap; without it the machine cannot mark this.',
  'gap-answer-wildcard': 'A word of the box cannot hold the wildcard *; write \\* for a star.',
  'gap-answer-number': 'This is not a number. Write 5, 5 ± 0.1 or 1..4, or compare words.',
  'gap-worthless': 'This gap is worth 0 marks.',
  'distractor-empty': 'This distractor is empty.',
  'distractor-right': 'This distractor is the right word for a gap.',
} as const;

type FillInBlanksIssueCode = keyof typeof fillInBlanksIssueTexts;

/** Validation issues of a text with gaps. */
function fillInBlanksIssues(block: FillInBlanksBlock): Issue<FillInBlanksIssueCode>[] {
  const issues: Issue<FillInBlanksIssueCode>[] = [];
  const report = (code: FillInBlanksIssueCode, ...path: (string | number)[]) =>
    issues.push({ path, code, message: fillInBlanksIssueTexts[code] });

  const right = new Set<string>();
  for (const [index, item] of block.content.entries()) {
    if (item.type !== 'gap') continue;
    const answers = item.answers.map((answer) => answer.trim()).filter((answer) => answer !== '');
    for (const answer of answers) right.add(answer);
    if (answers.length === 0) report('gap-answer-missing', 'content', index, 'answers');
    else if (block.boxOptions && hasWildcard(answers[0] ?? ''))
      report('gap-answer-wildcard', 'content', index, 'answers');
    else if (
      !block.boxOptions &&
      item.match?.compare === 'number' &&
      answers.some((answer) => !acceptedNumbers(answer))
    )
      report('gap-answer-number', 'content', index, 'answers');
    if (item.mark === 0) report('gap-worthless', 'content', index, 'mark');
  }
  if (!block.content.some((item) => item.type === 'gap')) report('gaps-missing', 'content');
  if (!block.boxOptions) return issues;

  for (const [index, word] of (block.distractors ?? []).entries()) {
    if (word.trim() === '') report('distractor-empty', 'distractors', index);
    else if (right.has(word.trim())) report('distractor-right', 'distractors', index);
  }
  return issues;
}

export const fillInBlanksIssueRules = {
  texts: fillInBlanksIssueTexts,
  issues: fillInBlanksIssues,
} as const satisfies TypeIssueRules<FillInBlanksBlock, keyof typeof fillInBlanksIssueTexts>;
