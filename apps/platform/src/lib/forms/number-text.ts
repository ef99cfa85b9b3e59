import { latinDigits } from '../text/latin-digits.ts';

/**
 * Returns the number that a field's text says; null for an empty text, NaN for one that is no number. It may have the digits of an Arabic or
 * Persian keyboard, and a decimal comma. More than two decimals are no number, because `1,000` and `1.000` may also mean a thousand.
 */
export function numberOf(text: string): number | null {
  // Direction marks come with texts that are copied.
  const plain = latinDigits(text.replaceAll(/\p{Cf}/gu, '').trim()).replace(/[,٫]/u, '.');
  if (plain === '') return null;
  return /^(?=\.?\d)\d*(?:\.\d{0,2})?$/u.test(plain) ? Number(plain) : Number.NaN;
}

/** Returns the text of a field for a number. For NaN it is one that is no number either: an empty field would say something else. */
export const textOf = (value: number | null): string =>
  value === null ? '' : Number.isNaN(value) ? '?' : String(value);

/** Whether a text says a number. An empty one also stands for NaN, where the form needs a number. */
export function says(text: string, value: number | null): boolean {
  const number = numberOf(text);
  return Object.is(number, value) || (number === null && Number.isNaN(value));
}
