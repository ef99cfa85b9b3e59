import { ar } from '../messages/ar.ts';
import { en, type UiMessages } from '../messages/en.ts';
import type { Direction } from './context.ts';

const rightToLeft = new Set(['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

const primary = (language: string) => language.toLowerCase().split('-')[0] ?? '';

/** The direction a language is written in, by its primary subtag: `ar-EG` is `rtl`. */
export function directionOf(language: string): Direction {
  return rightToLeft.has(primary(language)) ? 'rtl' : 'ltr';
}

/** The library's words in a language; English where it has none. */
export function messagesOf(language: string): UiMessages {
  return primary(language) === 'ar' ? ar : en;
}
