/** `1.`, `a)`, `(c)`, `-` or `•`, as lists from elsewhere begin their lines; a letter or number counts only with its punctuation. */
const bullet = /^(?:\(?(?:[a-z]|[\d٠-٩]{1,2})[.)]|[-•–▪◦*])\s+/iu;

/** The prompts in a list: one per line, empty lines left out, numbering and bullets taken off. */
export function promptLines(list: string): string[] {
  return list
    .split(/\r?\n/u)
    .map((line) => line.trim().replace(bullet, '').trim())
    .filter((line) => line !== '');
}
