import { dictionaryAr } from './messages-ar.ts';
import { dictionaryEn } from './messages-en.ts';

/** The texts of the dictionary. */
export const dictionaryMessages = { en: dictionaryEn, ar: dictionaryAr };
