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
    return range ? [middleAndHalf(range)] : [];
  });
}

/** Half of a sum or difference of two decimals has one decimal more than these: all others come from binary. */
function middleAndHalf({ from, to }: { from: number; to: number }): ExportedNumber {
  const decimals = Math.max(decimalsOf(from), decimalsOf(to)) + 1;
  const written = (value: number) => roundedText(decimals > 100 ? value : Number(value.toFixed(decimals)));
  return { number: written((from + to) / 2), tolerance: written((to - from) / 2) };
}

/** How many decimals a number is written with. */
function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = roundedText(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** Decimals have no exact value in binary; 15 digits say as much as the author wrote. */
function roundedText(value: number): string {
  return String(Number(value.toPrecision(15)));
}
