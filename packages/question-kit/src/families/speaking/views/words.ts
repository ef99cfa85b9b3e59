import { speakingAr } from './words-ar.ts';
import { speakingEn } from './words-en.ts';

/** The texts of spoken answers. */
export const speakingWords = { en: speakingEn, ar: speakingAr };
