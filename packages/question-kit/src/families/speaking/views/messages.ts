import { speakingAr } from './messages-ar.ts';
import { speakingEn } from './messages-en.ts';

/** The texts of spoken answers. */
export const speakingMessages = { en: speakingEn, ar: speakingAr };
