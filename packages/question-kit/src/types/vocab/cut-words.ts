import { wordRanges } from '../../primitives/text-ranges/word-steps.ts';

/** A piece of a text: a word, or the characters between words. */
export interface Piece {
  text: string;
  isWord: boolean;
}

/** Splits a text into words and what is between them, by the rules of its language. The pieces joined are the text. */
export function cutWords(text: string, lang: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of wordRanges(text, lang)) {
    if (start > at) pieces.push({ text: text.slice(at, start), isWord: false });
    pieces.push({ text: text.slice(start, end), isWord: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isWord: false });
  return pieces;
}
