import { cefrLevels, type CefrLevel } from './levels.ts';
import { wordsOf } from './text/words.ts';

/** A word of a text that a list has. */
export interface ListedWord {
  /** As it stands in the text, in lower case. */
  word: string;
  level: CefrLevel;
  /** How often it occurs. */
  times: number;
}

/** The words of a text by the levels of a list. */
export interface WordProfile {
  /** How many words the text has, listed or not. */
  words: number;
  /** The words that the list has, the hardest first and then the most frequent. */
  listed: ListedWord[];
}

/** Measures the words of a text by a list of levels. A word that the list lacks is looked up in its plain forms. */
export function wordProfile(text: string, levelOf: (word: string) => CefrLevel | undefined): WordProfile {
  const words = wordsOf(text).filter((word) => /^\p{L}/u.test(word));
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const listed = [...counts].flatMap(([word, times]) => {
    const level = levelOfForms(word, levelOf);
    return level === undefined ? [] : [{ word, level, times }];
  });
  return {
    words: words.length,
    listed: listed.toSorted((a, b) => cefrLevels.indexOf(b.level) - cefrLevels.indexOf(a.level) || b.times - a.times),
  };
}

/** The easiest level that a list gives for a word or for what it may be a form of: a learner may know it as that. */
export function levelOfForms(word: string, levelOf: (word: string) => CefrLevel | undefined): CefrLevel | undefined {
  const own = levelOf(word);
  if (own !== undefined) return own;
  const levels = new Set(plainForms(word).map(levelOf));
  return cefrLevels.find((level) => levels.has(level));
}

/** What an English word may be a form of: `tries`, `trying` and `tried` of `try`, `stopped` of `stop`, `making` of `make`. */
function plainForms(word: string): string[] {
  const stems = [/s$/u, /es$/u, /d$/u, /ed$/u, /ing$/u, /r$/u, /er$/u, /st$/u, /est$/u, /ly$/u]
    .filter((ending) => ending.test(word))
    .map((ending) => word.replace(ending, ''));
  const withE = /(?:ing)$/u.test(word) ? [word.replace(/ing$/u, 'e')] : [];
  const withY = /(?:ies|ied|ier|iest|ily)$/u.test(word) ? [word.replace(/(?:ies|ied|ier|iest|ily)$/u, 'y')] : [];
  const single = stems.filter((stem) => /([b-df-hj-np-tv-z])\1$/u.test(stem)).map((stem) => stem.slice(0, -1));
  return [...stems, ...withE, ...withY, ...single];
}
