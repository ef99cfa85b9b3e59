import { acceptedNumbers } from '../../../primitives/comparison/match-answer.ts';

/** Whether a text is a number in the syntax of the formats. */
export function isNumber(text: string): boolean {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu.test(text.trim());
}

/** Writes a number and its tolerance as an accepted answer that is compared as a number. */
export function numberWithTolerance(number: string, tolerance: string): string {
  const margin = Math.abs(Number(tolerance)) || 0;
  return margin === 0 ? number.trim() : `${number.trim()} ± ${margin}`;
}

/** Writes a range of numbers as an accepted answer. */
export function numberRange(from: number, to: number): string {
  return `${roundedText(from)}..${roundedText(to)}`;
}

/** A number that a format accepts, with its tolerance; both as the formats write numbers. */
export interface ExportedNumber {
  number: string;
  tolerance: string;
}

/** Converts accepted answers that are compared as numbers; those that are none are never right, and left out. */
export function exportedNumbers(answers: readonly string[]): ExportedNumber[] {
  return answers.flatMap((answer) => {
    const range = acceptedNumbers(answer);
    return range
      ? [{ number: roundedText((range.from + range.to) / 2), tolerance: roundedText((range.to - range.from) / 2) }]
      : [];
  });
}

/** Decimals have no exact value in binary; 15 digits say as much as the author wrote. */
function roundedText(value: number): string {
  return String(Number(value.toPrecision(15)));
}
