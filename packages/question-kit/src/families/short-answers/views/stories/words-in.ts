import { shortWords } from '../words.ts';
import type { ShortWords } from '../words-en.ts';

/** The words of short answers in a story's language. */
export function shortWordsIn(canvasElement: HTMLElement): ShortWords {
  return canvasElement.ownerDocument.documentElement.lang === 'ar' ? shortWords.ar : shortWords.en;
}
