import { readMark } from '../../../../primitives/marker/read-mark.ts';

/** The points that a text says, in halves and in the digits of any language: undefined where it is empty, null where it says none. */
export function pointsIn(text: string, most = 100_000): number | undefined | null {
  if (text.trim() === '') return undefined;
  const points = readMark(text);
  return points !== null && Number.isInteger(points * 2) && points <= most ? points : null;
}
