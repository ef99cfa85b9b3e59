import { levelNamed, type CefrLevel } from './levels.ts';

/** The levels of words in lower case. */
export type WordLevels = ReadonlyMap<string, CefrLevel>;

/**
 * Reads a list of words with their levels: a word and a level in each line, separated by a comma, semicolon or tab. Lines without a
 * level, such as a heading, are left out.
 */
export function readWordList(text: string): WordLevels {
  return new Map(
    text.split(/\r?\n/u).flatMap((line) => {
      const [word = '', ...rest] = line.split(/[,;\t]/u).map((part) => part.trim().replaceAll(/^"|"$/gu, ''));
      const level = levelNamed(rest.join(' '));
      return word !== '' && level ? [[word.toLowerCase(), level] as const] : [];
    }),
  );
}
