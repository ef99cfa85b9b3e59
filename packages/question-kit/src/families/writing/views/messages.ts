import { writingAr } from './messages-ar.ts';
import { writingEn } from './messages-en.ts';

/** The texts around a text that is written. */
export const writingMessages = { en: writingEn, ar: writingAr };
