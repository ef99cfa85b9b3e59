import { shortAr } from './messages-ar.ts';
import { shortEn } from './messages-en.ts';

/** The texts of short answers and note sheets. */
export const shortMessages = { en: shortEn, ar: shortAr };
