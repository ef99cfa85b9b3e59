import { withAsciiDigits } from './fold.ts';

/** National numbers, without the leading zero, where we know what they look like. */
const national: Readonly<Record<string, RegExp>> = { 20: /^(?:1[0125]\d{8}|[2-9]\d{7,8})$/u };
const anyNational = /^\d{7,12}$/u;

/** What a phone number is, in international form, or what is wrong with it. */
export type ReadPhone = { phone: string } | { problem: 'phone' | 'phone_shortened' };

/**
 * Reads a phone number in any digits, with spaces, dashes, points and brackets. One without a country code gets `countryCode`; that a
 * spreadsheet took its leading zero makes no difference.
 */
export function readPhone(text: string, countryCode: string): ReadPhone {
  const written = withAsciiDigits(text).trim();
  if (/^\d(?:[.,]\d+)?e\+?\d+$/iu.test(written)) return { problem: 'phone_shortened' };
  const bare = written.replaceAll(/[\s().\-–/]/gu, '').replace(/^00/u, '+');
  if (!/^\+?\d+$/u.test(bare)) return { problem: 'phone' };
  const digits = bare.replace('+', '');
  const local = digits.startsWith(countryCode) ? digits.slice(countryCode.length) : digits;
  const isOfCountry = !bare.startsWith('+') || digits.startsWith(countryCode);
  if (!isOfCountry) return /^[1-9]\d{7,14}$/u.test(digits) ? { phone: `+${digits}` } : { problem: 'phone' };
  const number = local.replace(/^0+/u, '');
  const isValid = (national[countryCode] ?? anyNational).test(number) && countryCode.length + number.length <= 15;
  return isValid ? { phone: `+${countryCode}${number}` } : { problem: 'phone' };
}
