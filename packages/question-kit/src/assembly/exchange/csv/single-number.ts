import { acceptedNumbers } from '../../../primitives/comparison/match-answer.ts';

export function singleNumber(text: string): number | undefined {
  const range = acceptedNumbers(text);
  return range && range.from === range.to ? range.from : undefined;
}
