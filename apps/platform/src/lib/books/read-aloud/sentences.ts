import { sentenceSpans, type SentenceSpan } from '@rubrica/question-kit/quality';

/**
 * The longest text that is spoken in one piece, in characters: Chrome stops after some fifteen seconds of some voices without
 * saying so, and pausing happens between pieces.
 */
export const longestPiece = 180;

/** Divides a text into what is spoken one after another: sentences, of which long ones end at a comma or between words. */
export function sentencesOf(text: string, language: 'en' | 'ar'): SentenceSpan[] {
  return sentenceSpans(text, language)
    .flatMap((sentence) => piecesOf(text, sentence))
    .flatMap((piece) => trimmed(text, piece) ?? []);
}

function piecesOf(text: string, { start, end }: SentenceSpan): SentenceSpan[] {
  const pieces: SentenceSpan[] = [];
  let from = start;
  while (end - from > longestPiece) {
    const to = from + breakIn(text.slice(from, from + longestPiece));
    pieces.push({ start: from, end: to });
    from = to;
  }
  return [...pieces, { start: from, end }];
}

/** Where the first piece of a text that is too long ends: after its last comma, else after its last space. */
function breakIn(text: string): number {
  const after = (pattern: RegExp) => {
    const last = [...text.matchAll(pattern)].at(-1);
    return last ? last.index + last[0].length : 0;
  };
  // Not so early that hardly anything is spoken.
  const comma = after(/[,;:،؛—–]\s+/gu);
  if (comma > longestPiece / 3) return comma;
  return after(/\s+/gu) || endOfCharacter(text);
}

/** Not between the two halves of one character. */
const endOfCharacter = (text: string) => (/[\uD800-\uDBFF]$/u.test(text) ? text.length - 1 : text.length);

/** Without the white space around it; null where nothing is left to say. */
function trimmed(text: string, { start, end }: SentenceSpan): SentenceSpan | null {
  const words = text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(words)) return null;
  const leading = words.length - words.trimStart().length;
  return { start: start + leading, end: start + words.trimEnd().length };
}
