import { markerAr } from './marker-ar.ts';
import { markerEn } from './marker-en.ts';
import { reviewWords } from './review.ts';

/** The texts of the marker view: those of the review, and those of marking itself. */
export const markerWords = { en: { ...reviewWords.en, ...markerEn }, ar: { ...reviewWords.ar, ...markerAr } };
