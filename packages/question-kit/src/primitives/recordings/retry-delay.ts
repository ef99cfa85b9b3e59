const first = 1_000;
const longest = 60_000;

/** How long to wait after so many failures in a row, in ms: twice as long each time, up to a minute, never all at one instant. */
export function retryDelay(failures: number, random: () => number = Math.random): number {
  const full = Math.min(longest, first * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (0.75 + random() / 4));
}
