import { answerAr } from './answer-ar.ts';
import { answerEn } from './answer-en.ts';
import { reviewAr } from './review-ar.ts';
import { reviewEn } from './review-en.ts';

/** The texts of the review view: those around any question, and those about marks. */
export const reviewMessages = { en: { ...answerEn, ...reviewEn }, ar: { ...answerAr, ...reviewAr } };
