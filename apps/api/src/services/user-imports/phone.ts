import { withAsciiDigits } from '../queries/fold-text.ts';

/** National numbers, without the leading zero, where we know what they look like. */
const national: Readonly<Record<string, RegExp>> = { 20: /^(?:1[0125]\d{8}|[2-9]\d{7,8})$/u };
const anyNational = /^\d{7,12}$/u;

/**
 * How many digits a national number has, from and to, where we know it: it tells whether a number that begins as the country code does
 * holds that code.
 */
const nationalDigits: Readonly<Record<string, readonly [number, number]>> = {
  1: [10, 10],
  7: [10, 10],
  33: [9, 9],
  34: [9, 9],
  44: [9, 10],
  90: [10, 10],
  91: [10, 10],
  92: [9, 10],
  212: [9, 9],
  213: [8, 9],
  216: [8, 8],
  218: [8, 9],
  249: [9, 9],
  961: [7, 8],
  962: [8, 9],
  963: [7, 9],
  964: [8, 10],
  965: [8, 8],
  966: [9, 9],
  967: [7, 9],
  968: [8, 8],
  970: [8, 9],
  971: [8, 9],
  973: [8, 8],
  974: [8, 8],
};
/** Of most countries. */
const usualDigits = [7, 10] as const;

/** What a phone number is, in international form, or what is wrong with it. */
export type ReadPhone = { phone: string } | { problem: 'phone' | 'phone_shortened' };

/**
 * Reads a phone number in any digits, with spaces, dashes, points and brackets. One without a country code gets `countryCode`; that a
 * spreadsheet took its leading zero makes no difference. One that can be read both as holding the code and as without it is a problem.
 */
export function readPhone(text: string, countryCode: string): ReadPhone {
  const written = withAsciiDigits(text).trim();
  if (/^\d(?:[.,]\d+)?e\+?\d+$/iu.test(written)) return { problem: 'phone_shortened' };
  const bare = written.replaceAll(/[\s().\-–/]/gu, '').replace(/^00/u, '+');
  if (!/^\+?\d+$/u.test(bare)) return { problem: 'phone' };
  const digits = bare.replace('+', '');
  const behindCode = digits.startsWith(countryCode) ? [digits.slice(countryCode.length)] : [];
  if (bare.startsWith('+') && behindCode.length === 0)
    return /^[1-9]\d{7,14}$/u.test(digits) ? { phone: `+${digits}` } : { problem: 'phone' };
  const number = onlyNumber(bare.startsWith('+') ? behindCode : [digits, ...behindCode], countryCode);
  return number === null ? { problem: 'phone' } : { phone: `+${countryCode}${number}` };
}

/** The national number of a country, without its leading zero, that is meant by one of these; null where it is none, or any of several. */
function onlyNumber(readings: readonly string[], countryCode: string): string | null {
  const isValid = (number: string) =>
    (national[countryCode] ?? anyNational).test(number) && countryCode.length + number.length <= 15;
  const valid = readings.map((digits) => digits.replace(/^0+/u, '')).filter(isValid);
  const [least, most] = nationalDigits[countryCode] ?? usualDigits;
  const fitting = valid.length > 1 ? valid.filter(({ length }) => length >= least && length <= most) : valid;
  const [number, ...others] = fitting;
  return number === undefined || others.length > 0 ? null : number;
}
