import type { SentenceSpan } from '@rubrica/question-kit/quality';

/** A place in a list of texts: which one, and how many characters into it. */
export interface TextPlace {
  index: number;
  offset: number;
}

/**
 * Returns where a part of texts that follow one another begins and ends in them. It begins in the text that has its first
 * character and ends in the one that has its last.
 */
export function placesOf(texts: readonly string[], { start, end }: SentenceSpan): { from: TextPlace; to: TextPlace } {
  return { from: placeAt(texts, start), to: placeBefore(texts, end) };
}

function placeAt(texts: readonly string[], position: number): TextPlace {
  let before = 0;
  for (const [index, text] of texts.entries()) {
    if (position < before + text.length) return { index, offset: position - before };
    before += text.length;
  }
  return endOf(texts);
}

function placeBefore(texts: readonly string[], position: number): TextPlace {
  let before = 0;
  for (const [index, text] of texts.entries()) {
    if (position <= before + text.length && text.length > 0) return { index, offset: position - before };
    before += text.length;
  }
  return endOf(texts);
}

const endOf = (texts: readonly string[]): TextPlace => ({
  index: Math.max(0, texts.length - 1),
  offset: texts.at(-1)?.length ?? 0,
});
