import { markerAr } from './marker-ar.ts';
import { markerEn } from './marker-en.ts';
import { reviewMessages } from './review.ts';

/** The texts of the marker view: those of the review, and those of marking itself. */
export const markerMessages = { en: { ...reviewMessages.en, ...markerEn }, ar: { ...reviewMessages.ar, ...markerAr } };
