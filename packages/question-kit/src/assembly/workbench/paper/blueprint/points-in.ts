/** The points that a text says, in halves: undefined where it is empty, null where it says none. */
export function pointsIn(text: string, most = 100_000): number | undefined | null {
  if (text.trim() === '') return undefined;
  const points = Number(text.trim().replace(',', '.'));
  return Number.isInteger(points * 2) && points >= 0 && points <= most ? points : null;
}
