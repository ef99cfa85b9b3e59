import { matchingAr } from './messages-ar.ts';
import { matchingEn } from './messages-en.ts';

/** The texts of matching. */
export const matchingMessages = { en: matchingEn, ar: matchingAr };
