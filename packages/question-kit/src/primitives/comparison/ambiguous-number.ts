import { readKey } from './match-answer.ts';

/** One comma before three digits: thousands to many, decimals here. `0,500` and `1,234.5` can be read in one way only. */
const ambiguousComma = /(?<![\d,])[1-9]\d{0,2},\d{3}(?![\d,]|\.(?!\.))/u;

/** Whether an accepted number is read as decimals here and may be meant as thousands. */
export function isAmbiguousNumber(accepted: string): boolean {
  const { numbers, strictReadings } = readKey(accepted, { compare: 'number' });
  return numbers !== undefined && strictReadings.some((text) => ambiguousComma.test(text));
}
