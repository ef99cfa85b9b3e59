/** The available playback rates. */
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Returns the next rate up or down; the same at either end. */
export function nextRate(rate: number, direction: 'slower' | 'faster'): number {
  const next = direction === 'faster' ? rates.find((other) => other > rate) : rates.findLast((other) => other < rate);
  return next ?? rate;
}
