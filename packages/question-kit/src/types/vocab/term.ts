/** A word of a list, and what its author says of it there. */
export interface Term {
  term: string;
  /** Empty where the author says nothing. */
  gloss: string;
}

/** Between a word and what is said of it: a dash or an equals sign with room around it, a colon, a tab. */
const between = /\s+[–—=-]\s+|\s*[:：]\s+|\t+/u;

/** Reads a line of a word list: `buoy – a float that shows ships the way`. */
export function readTerm(line: string): Term {
  const text = line.trim();
  const { index = -1, 0: sign = '' } = between.exec(text) ?? {};
  if (index <= 0) return { term: text, gloss: '' };
  return { term: text.slice(0, index).trim(), gloss: text.slice(index + sign.length).trim() };
}
