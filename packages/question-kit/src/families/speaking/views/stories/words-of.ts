import { recorderWords } from '../../../../primitives/recorder/words.ts';
import { markerWords } from '../../../../primitives/messages/marker.ts';
import { speakingWords } from '../words.ts';

const en = { ...markerWords.en, ...speakingWords.en, ...recorderWords.en };
const ar: typeof en = { ...markerWords.ar, ...speakingWords.ar, ...recorderWords.ar };

/** The words of spoken answers and of the recorder, in the language that a story is shown in. */
export function wordsOf(canvasElement: HTMLElement): typeof en {
  return canvasElement.ownerDocument.documentElement.lang === 'ar' ? ar : en;
}
