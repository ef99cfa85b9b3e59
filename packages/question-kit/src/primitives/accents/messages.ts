import { accentAr } from './messages-ar.ts';
import { accentEn } from './messages-en.ts';

/** The texts of the bar of letters. */
export const accentMessages = { en: accentEn, ar: accentAr };
