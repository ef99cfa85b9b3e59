import { highlighterAr } from './words-ar.ts';
import { highlighterEn } from './words-en.ts';

/** The texts of the highlighter. */
export const highlighterWords = { en: highlighterEn, ar: highlighterAr };
