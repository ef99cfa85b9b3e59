const firstDelayMs = 250;
const longestDelayMs = 30_000;

/** How long to wait before a worker is started again that has ended so many times in a row soon after its start. */
export function restartDelayMs(failures: number): number {
  return Math.min(firstDelayMs * 2 ** failures, longestDelayMs);
}
