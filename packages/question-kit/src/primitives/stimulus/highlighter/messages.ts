import { highlighterAr } from './messages-ar.ts';
import { highlighterEn } from './messages-en.ts';

/** The texts of the highlighter. */
export const highlighterMessages = { en: highlighterEn, ar: highlighterAr };
