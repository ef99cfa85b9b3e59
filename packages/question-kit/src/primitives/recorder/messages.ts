import { recorderAr } from './messages-ar.ts';
import { recorderEn } from './messages-en.ts';

/** The texts of the recorder. */
export const recorderMessages = { en: recorderEn, ar: recorderAr };
