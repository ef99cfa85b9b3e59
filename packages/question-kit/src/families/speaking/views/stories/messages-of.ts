import { recorderMessages } from '../../../../primitives/recorder/messages.ts';
import { playerMessages } from '../../../../primitives/player/messages.ts';
import { markerMessages } from '../../../../primitives/messages/marker.ts';
import { speakingMessages } from '../messages.ts';

const en = { ...markerMessages.en, ...speakingMessages.en, ...recorderMessages.en, ...playerMessages.en };
const ar: typeof en = { ...markerMessages.ar, ...speakingMessages.ar, ...recorderMessages.ar, ...playerMessages.ar };

/** Messages of spoken answers and of the recorder in a story's language. */
export function messagesOf(canvasElement: HTMLElement): typeof en {
  return canvasElement.ownerDocument.documentElement.lang === 'ar' ? ar : en;
}
