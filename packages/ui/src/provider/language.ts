import { ar } from '../messages/ar.ts';
import { en, type UiMessages } from '../messages/en.ts';
import type { Direction } from './context.ts';

const rightToLeftLanguages = new Set(['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

const primarySubtag = (language: string) => language.toLowerCase().split('-')[0] ?? '';

/** Returns the direction that a language is written in, by its primary subtag: `ar-EG` is `rtl`. */
export function directionOf(language: string): Direction {
  return rightToLeftLanguages.has(primarySubtag(language)) ? 'rtl' : 'ltr';
}

/** Returns the library's messages in a language; in English for languages without a translation. */
export function messagesOf(language: string): UiMessages {
  return primarySubtag(language) === 'ar' ? ar : en;
}
