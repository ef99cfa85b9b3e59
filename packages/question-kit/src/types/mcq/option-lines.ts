/** An option read from a line of a list. */
export interface OptionLine {
  text: string;
  correct: boolean;
}

/** `a)`, `B.`, `3)`, `(c)`, `-` or `•`, as lists from elsewhere begin their lines; a letter or number counts only with its punctuation. */
const bullet = /^(?:\(?(?:[a-z]|\d{1,2})[.)]|[-•–▪◦])\s+/iu;

/**
 * The options in a list: one per line, empty lines left out, numbering and bullets taken off. A leading `*` marks a right one,
 * before or after the bullet.
 */
export function optionLines(list: string): OptionLine[] {
  return list
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const starred = line.startsWith('*');
      const bare = line.replace(/^\*\s*/u, '').replace(bullet, '');
      return { text: bare.replace(/^\*\s*/u, '').trim(), correct: starred || bare.startsWith('*') };
    })
    .filter((line) => line.text !== '');
}
