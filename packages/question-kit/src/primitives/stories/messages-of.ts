import { markerMessages } from '../messages/marker.ts';
import type { ViewMessages } from '../messages/messages.ts';
import type { WritingMessages } from '../../families/writing/views/messages.ts';
import { writingMessages } from '../../families/writing/views/messages.ts';

const messages = {
  en: { ...markerMessages.en, ...writingMessages.en },
  ar: { ...markerMessages.ar, ...writingMessages.ar },
};

/** Messages in a story's language: every story runs in English and in Arabic. */
export function messagesOf(canvasElement: HTMLElement): ViewMessages & WritingMessages {
  return messagesIn(canvasElement, messages);
}

/** The messages of a set in a story's language. */
export function messagesIn<Messages>(canvasElement: HTMLElement, set: { en: Messages; ar: Messages }): Messages {
  return canvasElement.ownerDocument.documentElement.lang === 'ar' ? set.ar : set.en;
}
