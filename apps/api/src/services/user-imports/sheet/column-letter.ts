/** The letter of a column, as spreadsheets show it: A, B, …, Z, AA, … */
export function letterOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
