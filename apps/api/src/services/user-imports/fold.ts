import { withAsciiDigits } from '../queries/fold-text.ts';

/** Diacritics, and the stroke that stretches Arabic words. */
const marks = /[\u0640\p{M}]/gu;

/**
 * Returns what two spellings of a word have in common: case, diacritics, forms of alef, hamza and yaa, ta marbuta, punctuation and the
 * kind of digits make no difference.
 */
export function fold(text: string): string {
  return withAsciiDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(marks, '')
    .replaceAll(/[ٱأإآ]/gu, 'ا')
    .replaceAll('ؤ', 'و')
    .replaceAll(/[ىئ]/gu, 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ء', '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** As `fold`, and the Arabic article makes no difference either. */
export function foldWords(text: string): string {
  return fold(text)
    .split(' ')
    .map((word) => word.replace(/^ال(?=..)/u, ''))
    .join(' ');
}
