import type { Match } from '../../../primitives/schema/fields.ts';
import type { SourceQuestion } from '../import-context.ts';
import { acceptsAnything } from './answers.ts';

/** An accepted answer as Moodle's formats write it. */
export interface SourceAnswer {
  text: string;
  /** The points for it, in percent. */
  percent: number;
  why?: string | undefined;
}

/** The accepted answers of one field or gap. */
export interface AcceptedAnswers {
  answers: string[];
  why?: string;
  match?: Match;
}

/** As many accepted answers as a field or gap holds. */
const maxAnswers = 50;

/** Returns the answers without duplicates; those above the limit are reported as lost. */
export function limitAnswers(answers: readonly string[], question: Pick<SourceQuestion, 'reportChange'>): string[] {
  const distinct = [...new Set(answers)];
  if (distinct.length > maxAnswers) question.reportChange('answers-cut', { count: distinct.length, limit: maxAnswers });
  return distinct.slice(0, maxAnswers);
}

/**
 * Selects the accepted answers by weight; answers that earn only a part are reported. In the source the first answer that matches
 * counts, so one that accepts anything hides those after it.
 */
export function selectAcceptedAnswers(answers: readonly SourceAnswer[], question: SourceQuestion): AcceptedAnswers {
  const best = answers.reduce((most, { percent }) => Math.max(most, percent), 0);
  const accepted: SourceAnswer[] = [];
  for (const sourceAnswer of answers) {
    const { text: answer, percent, why } = sourceAnswer;
    if (answer.trim() === '') continue;
    if (percent > 0 && percent >= Math.min(best, 100)) {
      accepted.push(sourceAnswer);
      if (percent < 100) question.reportChange('partial-right', { answer, percent });
    } else if (percent > 0) question.reportChange('partial-wrong', { answer, percent });
    else if (percent < 0) question.reportChange('weights-negative', { answer, percent });
    else if (acceptsAnything(answer) && answers.slice(answers.indexOf(sourceAnswer)).some((after) => after.percent > 0))
      question.reportChange('answers-hidden', { answer });
    else if (why !== undefined || !acceptsAnything(answer)) question.reportChange('options-no-feedback', { answer });
  }
  const reasons = new Set(accepted.map(({ why }) => why).filter((why) => why !== undefined));
  if (reasons.size > 1) question.reportChange('feedback-merged');
  const texts = limitAnswers(
    accepted.map(({ text }) => text),
    question,
  );
  return { answers: texts, ...(reasons.size > 0 && { why: [...reasons].join('') }) };
}

/** Reports words that are offered as right and as wrong: here they are right. */
export function reportTwins(
  rights: readonly string[],
  wrongs: readonly string[],
  question: Pick<SourceQuestion, 'reportChange'>,
): void {
  for (const answer of wrongs) if (rights.includes(answer)) question.reportChange('choice-twice', { answer });
}
