import type { SourceQuestion } from '../import-context.ts';
import { acceptsAnything } from './answers.ts';

/** An accepted answer as Moodle's formats write it. */
export interface SourceAnswer {
  text: string;
  /** What it earns, in percent. */
  percent: number;
  why?: string | undefined;
}

/** What one field or gap accepts. */
export interface Accepted {
  answers: string[];
  why?: string;
}

/** Answers with weights as answers that are accepted or not; those that earn less than everything are told. */
export function acceptedOf(given: readonly SourceAnswer[], question: SourceQuestion): Accepted {
  const best = Math.max(0, ...given.map(({ percent }) => percent));
  const accepted: SourceAnswer[] = [];
  for (const one of given) {
    const { text: answer, percent, why } = one;
    if (percent > 0 && percent >= Math.min(best, 100)) {
      accepted.push(one);
      if (percent < 100) question.changed('partial-right', { answer, percent });
    } else if (percent > 0) question.changed('partial-wrong', { answer, percent });
    else if (why !== undefined || !acceptsAnything(answer)) question.changed('options-no-feedback', { answer });
  }
  const reasons = new Set(accepted.map(({ why }) => why).filter((why) => why !== undefined));
  if (reasons.size > 1) question.changed('feedback-merged');
  const answers = [...new Set(accepted.map(({ text }) => text))];
  return { answers, ...(reasons.size > 0 && { why: [...reasons].join('') }) };
}
