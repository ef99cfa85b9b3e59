import { answerAr } from './answer-ar.ts';
import { answerEn } from './answer-en.ts';

/** The texts of the answer view. */
export const answerMessages = { en: answerEn, ar: answerAr };
