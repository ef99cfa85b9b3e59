/** A word of a list, with its explanation. */
export interface Term {
  term: string;
  /** Empty where there is none. */
  gloss: string;
}

/** What separates a word from its explanation: a dash or equals sign with spaces around it, a colon, or a tab. */
const between = /\s+[–—=-]\s+|\s*[:：]\s+|\t+/u;

/** Reads a line of a word list: `buoy – a float that shows ships the way`. */
export function readTerm(line: string): Term {
  const text = line.trim();
  const { index = -1, 0: sign = '' } = between.exec(text) ?? {};
  if (index <= 0) return { term: text, gloss: '' };
  return { term: text.slice(0, index).trim(), gloss: text.slice(index + sign.length).trim() };
}
