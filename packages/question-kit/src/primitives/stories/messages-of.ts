import { markerMessages } from '../messages/marker.ts';
import type { ViewMessages } from '../messages/messages.ts';
import type { WritingMessages } from '../../families/writing/views/messages-en.ts';
import { writingMessages } from '../../families/writing/views/messages.ts';

const messages = {
  en: { ...markerMessages.en, ...writingMessages.en },
  ar: { ...markerMessages.ar, ...writingMessages.ar },
};

/** Messages in a story's language: every story runs in English and in Arabic. */
export function messagesOf(canvasElement: HTMLElement): ViewMessages & WritingMessages {
  return canvasElement.ownerDocument.documentElement.lang === 'ar' ? messages.ar : messages.en;
}
