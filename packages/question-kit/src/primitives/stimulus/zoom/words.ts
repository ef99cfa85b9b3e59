import { zoomAr } from './words-ar.ts';
import { zoomEn } from './words-en.ts';

/** The texts of a picture that can be looked at closely. */
export const zoomWords = { en: zoomEn, ar: zoomAr };
