/** The letter an option goes by: A to Z, then AA, AB …; Latin in every language, as printed papers have it. */
export function letterOf(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}
