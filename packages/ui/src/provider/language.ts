import type { Direction } from './context.ts';

const rightToLeftLanguages = /* @__PURE__ */ new Set(['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Returns a language of a host as `Intl` and `lang` take it: `en_US`, as Java and PHP write it, is `en-US`; none is English. */
export function languageTag(language: string): string {
  return language.replaceAll('_', '-') || 'en';
}

/** Returns the first part of a language tag, in lower case: `ar` of `ar-EG`. */
export function primarySubtag(language: string): string {
  return language.toLowerCase().split(/[-_]/u)[0] ?? '';
}

/** Returns the direction that a language is written in, by its primary subtag: `ar-EG` is `rtl`. */
export function directionOf(language: string): Direction {
  return rightToLeftLanguages.has(primarySubtag(language)) ? 'rtl' : 'ltr';
}
