import { playerAr } from './messages-ar.ts';
import { playerEn } from './messages-en.ts';

/** Player messages by language. */
export const playerMessages = { en: playerEn, ar: playerAr };
