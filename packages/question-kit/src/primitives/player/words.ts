import { playerAr } from './words-ar.ts';
import { playerEn } from './words-en.ts';

/** The texts of a player. */
export const playerWords = { en: playerEn, ar: playerAr };
