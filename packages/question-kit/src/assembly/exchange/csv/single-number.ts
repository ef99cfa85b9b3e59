import { acceptedNumbers } from '../../../primitives/comparison/match-answer.ts';

/** Reads a cell with one number as typed numbers are read: `2`, `2,5`, `٢`; undefined for anything else. */
export function singleNumber(text: string): number | undefined {
  const range = acceptedNumbers(text);
  return range && range.from === range.to ? range.from : undefined;
}
