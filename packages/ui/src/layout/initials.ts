/** The first letters of the first and last word of a name; Arabic ones are parted, since joined they would read as a word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  const letters = [first, last].flatMap((word) => (word ? [[...word][0] ?? ''] : []));
  const joiner = /\p{Script=Arabic}/u.test(letters.join('')) ? ' ' : '';
  return letters.join(joiner).toLocaleUpperCase();
}
