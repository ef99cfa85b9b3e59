/** How many events a socket may send in a second. */
const eventsPerSecond = 20;

/** Returns a check that says, at each event of a socket, whether it is one too many within a second. */
export function createEventLimit(nowMs: () => number = () => performance.now()): () => boolean {
  let sinceMs = nowMs();
  let count = 0;
  return () => {
    if (nowMs() - sinceMs >= 1000) {
      sinceMs = nowMs();
      count = 0;
    }
    count += 1;
    return count > eventsPerSecond;
  };
}
