import { acceptedNumbers } from '../../primitives/comparison/match-answer.ts';
import { isBlank } from '../../primitives/rich-text/rich-text.ts';
import type { Issue, TypeIssueRules } from '../../primitives/type-manifest.ts';
import type { ShortAnswersBlock } from '../../families/short-answers/schema.ts';

export const shortAnswersIssueTexts = {
  'short-question-missing': 'Write what is asked, here or beside every field.',
  'short-answer-missing': 'Say what this field accepts; without it the machine cannot mark this.',
  'short-answer-twice': 'This field accepts the same answer twice.',
  'short-answer-number': 'This is not a number. Write 5, 5 ± 0.1 or 1..4, or compare words.',
  'short-worthless': 'This field is worth 0 marks.',
  'short-key-missing': 'Some fields have no answers, so the machine cannot mark them without a person.',
  'short-fields-few': 'There are more answers than fields: students would not see the last ones.',
} as const;

type ShortAnswersIssueCode = keyof typeof shortAnswersIssueTexts;

/**
 * Validation issues of short answers. A field may do without answers, and then waits for a person; a block
 * that is marked without a person (`autoCorrected`) needs them.
 */
function shortAnswersIssues(block: ShortAnswersBlock): Issue<ShortAnswersIssueCode>[] {
  const issues: Issue<ShortAnswersIssueCode>[] = [];
  const report = (code: ShortAnswersIssueCode, ...path: (string | number)[]) =>
    issues.push({ path, code, message: shortAnswersIssueTexts[code] });

  const { content, answersCount, autoCorrected } = block;
  const prompted = content.filter((item) => (item.prompt ?? '').trim() !== '').length;
  if (isBlank(block.rubric) && prompted < answersCount) report('short-question-missing', 'rubric');
  if (content.length > answersCount) report('short-fields-few', 'answersCount');
  if (content.length < answersCount && autoCorrected) report('short-key-missing', 'answersCount');
  for (const [fieldIndex, item] of content.entries()) {
    const answers = item.answers.map((answer) => answer.trim()).filter((answer) => answer !== '');
    if (answers.length === 0 && autoCorrected) report('short-answer-missing', 'content', fieldIndex, 'answers');
    if (new Set(answers).size < answers.length) report('short-answer-twice', 'content', fieldIndex, 'answers');
    if (item.match?.compare === 'number' && answers.some((answer) => !acceptedNumbers(answer)))
      report('short-answer-number', 'content', fieldIndex, 'answers');
    if (item.mark === 0) report('short-worthless', 'content', fieldIndex, 'mark');
  }
  return issues;
}

export const shortAnswersIssueRules = {
  texts: shortAnswersIssueTexts,
  issues: shortAnswersIssues,
} as const satisfies TypeIssueRules<ShortAnswersBlock, keyof typeof shortAnswersIssueTexts>;
