import { markerWords } from '../messages/marker.ts';
import type { ViewWords } from '../messages/words.ts';

/** The words that a story is shown in: every story runs in English and in Arabic. */
export function wordsOf(canvasElement: HTMLElement): ViewWords {
  return canvasElement.ownerDocument.documentElement.lang === 'ar' ? markerWords.ar : markerWords.en;
}
