import { markerWords } from '../messages/marker.ts';
import type { ViewWords } from '../messages/words.ts';
import type { WritingWords } from '../../families/writing/views/words-en.ts';
import { writingWords } from '../../families/writing/views/words.ts';

const words = {
  en: { ...markerWords.en, ...writingWords.en },
  ar: { ...markerWords.ar, ...writingWords.ar },
};

/** The words that a story is shown in: every story runs in English and in Arabic. */
export function wordsOf(canvasElement: HTMLElement): ViewWords & WritingWords {
  return canvasElement.ownerDocument.documentElement.lang === 'ar' ? words.ar : words.en;
}
