import { isAmbiguousNumber } from '../../../primitives/comparison/ambiguous-number.ts';
import { acceptedNumbers } from '../../../primitives/comparison/match-answer.ts';

/**
 * Reads a number of a key as typed numbers are read: `3.5`, `3,5`, `٣٫٥`. Undefined for what is no single number, and for
 * `1,234`, by which some authors mean thousands.
 */
export function keyNumber(text: string): number | undefined {
  if (isAmbiguousNumber(text)) return undefined;
  // Nothing but a single number can stand before a margin.
  return acceptedNumbers(`${text} ± 0`)?.from;
}

/**
 * Writes a number and its tolerance as an accepted answer that is compared as a number; undefined if one of them is none. An empty
 * tolerance is 0.
 */
export function numberWithTolerance(number: string, tolerance: string): string | undefined {
  const margin = tolerance.trim() === '' ? 0 : keyNumber(tolerance);
  if (margin === undefined || keyNumber(number) === undefined) return undefined;
  return margin === 0 ? number.trim() : `${number.trim()} ± ${Math.abs(margin)}`;
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
