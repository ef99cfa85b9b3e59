import { zoomAr } from './messages-ar.ts';
import { zoomEn } from './messages-en.ts';

/** The texts of a picture that can be looked at closely. */
export const zoomMessages = { en: zoomEn, ar: zoomAr };
