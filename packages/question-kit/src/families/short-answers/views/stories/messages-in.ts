import { shortMessages } from '../messages.ts';
import type { ShortMessages } from '../messages-en.ts';

/** Messages of short answers in a story's language. */
export function shortMessagesIn(canvasElement: HTMLElement): ShortMessages {
  return canvasElement.ownerDocument.documentElement.lang === 'ar' ? shortMessages.ar : shortMessages.en;
}
