import type { SourceQuestion } from '../import-context.ts';

const maxAnswers = 50;

/** Whether a text is a number in the syntax of Moodle's formats. */
export function isNumber(text: string): boolean {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu.test(text.trim());
}

/** The numbers that an answer accepts, both ends included. */
export interface NumberRange {
  /** As the file writes it: the number that is shown, and the two ends. */
  answer: string;
  from: string;
  to: string;
  /** As the file writes it: `3..5` or `4 ± 1`. */
  written: string;
}

/** Converts a number and its tolerance to a range. */
export function numberWithTolerance(answer: string, tolerance: string): NumberRange {
  const middle = answer.trim();
  const margin = Math.abs(Number(tolerance)) || 0;
  if (margin === 0) return { answer: middle, from: middle, to: middle, written: middle };
  const decimals = Math.min(15, Math.max(decimalPlaces(middle), decimalPlaces(tolerance)));
  const end = (sign: number) => (Number(middle) + sign * margin).toFixed(decimals);
  return { answer: middle, from: end(-1), to: end(1), written: `${middle} ± ${tolerance}` };
}

/** Converts a range like `3.141..3.142`; the number that is shown is its middle. */
export function numberRange(from: string, to: string): NumberRange {
  const decimals = Math.max(decimalPlaces(from), decimalPlaces(to));
  const unit = 10 ** decimals;
  const middle = Math.floor((Math.round(Number(from) * unit) + Math.round(Number(to) * unit)) / 2);
  return { answer: (middle / unit).toFixed(Math.min(decimals, 100)), from, to, written: `${from}..${to}` };
}

/**
 * Returns the accepted texts for a number. Numbers are compared as text here, so a range is expanded to all numbers in it
 * with the decimal places used in the file, 50 at most; above that only the number itself is accepted. Both are reported.
 */
export function acceptedNumbers(
  { answer, from, to, written }: NumberRange,
  question: Pick<SourceQuestion, 'reportChange'>,
): string[] {
  if (from === to) {
    question.reportChange('numerical-text');
    return [answer];
  }
  const decimals = Math.max(...[answer, from, to].map(decimalPlaces));
  const unit = 10 ** decimals;
  const low = Math.ceil(Number(from) * unit - 1e-6);
  const high = Math.floor(Number(to) * unit + 1e-6);
  const isListable = Number.isSafeInteger(low) && Number.isSafeInteger(high) && low <= high;
  if (!isListable || high - low >= maxAnswers || /e/iu.test(`${answer}${from}${to}`)) {
    question.reportChange('tolerance-lost', { answer, tolerance: written });
    return [answer];
  }
  const middle = Number(answer) * unit;
  const nearestFirst = Array.from({ length: high - low + 1 }, (_, step) => low + step).toSorted(
    (a, b) => Math.round(Math.abs(a - middle) * 1e3) - Math.round(Math.abs(b - middle) * 1e3),
  );
  const answers = nearestFirst.map((number) => (number / unit).toFixed(decimals));
  if (Number(answers[0]) === Number(answer)) answers[0] = answer;
  question.reportChange('tolerance-listed', { answer: written, count: answers.length });
  return answers;
}

function decimalPlaces(text: string): number {
  return Math.min(15, /\.(\d*)/u.exec(text)?.[1]?.length ?? 0);
}
