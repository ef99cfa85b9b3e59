import { playerAr } from './messages-ar.ts';
import { playerEn } from './messages-en.ts';

/** The texts of a player. */
export const playerMessages = { en: playerEn, ar: playerAr };
