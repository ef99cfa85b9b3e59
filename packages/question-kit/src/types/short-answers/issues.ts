import { isBlank } from '../../primitives/rich-text/rich-text.ts';
import type { Issue } from '../../primitives/type-manifest.ts';
import type { ShortAnswersBlock } from '../../families/short-answers/schema.ts';

export const shortAnswersIssueTexts = {
  'short-question-missing': 'Write what is asked, here or beside every field.',
  'short-answer-missing': 'Say what this field accepts, or the machine cannot mark it.',
  'short-answer-twice': 'This field accepts the same answer twice.',
  'short-worthless': 'This field is worth 0 points.',
  'short-key-missing': 'Some fields have no answers, and marks are to stand without a person.',
  'short-fields-few': 'There are more answers than fields: students would not see the last ones.',
} as const;

type ShortAnswersIssueCode = keyof typeof shortAnswersIssueTexts;

/**
 * Validation issues of short answers. A field may do without answers, and then waits for a person; where
 * the machine's marks are to stand by themselves it may not.
 */
export function shortAnswersIssues(block: ShortAnswersBlock): Issue<ShortAnswersIssueCode>[] {
  const issues: Issue<ShortAnswersIssueCode>[] = [];
  const report = (code: ShortAnswersIssueCode, ...path: (string | number)[]) =>
    issues.push({ path, code, message: shortAnswersIssueTexts[code] });

  const { content, answersCount, autoCorrected } = block;
  const prompted = content.filter((item) => (item.prompt ?? '').trim() !== '').length;
  if (isBlank(block.rubric) && prompted < answersCount) report('short-question-missing', 'rubric');
  if (content.length > answersCount) report('short-fields-few', 'answersCount');
  if (content.length < answersCount && autoCorrected) report('short-key-missing', 'answersCount');
  for (const [place, item] of content.entries()) {
    const answers = item.answers.map((answer) => answer.trim()).filter((answer) => answer !== '');
    if (answers.length === 0 && autoCorrected) report('short-answer-missing', 'content', place, 'answers');
    if (new Set(answers).size < answers.length) report('short-answer-twice', 'content', place, 'answers');
    if (item.mark === 0) report('short-worthless', 'content', place, 'mark');
  }
  return issues;
}
