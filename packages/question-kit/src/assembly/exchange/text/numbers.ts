import type { SourceQuestion } from '../import-context.ts';

const most = 50;

/** Whether a text is a number as Moodle's formats write it. */
export function isNumber(text: string): boolean {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu.test(text.trim());
}

/**
 * The texts that are accepted for a number. Here a number is compared as text, so a tolerance is written out: every number
 * within it that has as many decimal places as the file writes, 50 at most; above that only the number itself is left.
 */
export function acceptedNumbers(answer: string, tolerance: string, question: SourceQuestion): string[] {
  const margin = Math.abs(Number(tolerance));
  const middle = answer.trim();
  if (!(margin > 0)) {
    question.changed('numerical-text');
    return [middle];
  }
  const places = Math.max(placesOf(middle), Math.min(placesOf(String(margin)), 6));
  const unit = 10 ** places;
  const centre = Math.round(Number(middle) * unit);
  const steps = Math.floor(margin * unit + 1e-6);
  if (!Number.isSafeInteger(centre) || steps * 2 + 1 > most || /e/iu.test(middle)) {
    question.changed('tolerance-lost', { answer: middle, tolerance });
    return [middle];
  }
  const written = (value: number) => (value / unit).toFixed(places);
  const around = Array.from({ length: steps }, (_, step) => [written(centre - step - 1), written(centre + step + 1)]);
  const answers = [...new Set([middle, ...around.flat()])];
  question.changed('tolerance-listed', { answer: middle, count: answers.length });
  return answers;
}

/** The middle of `3.141..3.142` and how far it is from both ends. */
export function middleOf(from: string, to: string): { answer: string; tolerance: string } {
  const places = Math.max(placesOf(from), placesOf(to));
  const unit = 10 ** places;
  const low = Math.round(Number(from) * unit);
  const high = Math.round(Number(to) * unit);
  const middle = Math.floor((low + high) / 2);
  return { answer: (middle / unit).toFixed(places), tolerance: String(Math.max(high - middle, middle - low) / unit) };
}

function placesOf(text: string): number {
  return /\.(\d*)/u.exec(text)?.[1]?.length ?? 0;
}
