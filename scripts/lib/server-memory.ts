/**
 * How the server's memory is given out on Linux (docs/performance.md). With the usual number of arenas, glibc keeps what many threads
 * have freed. With a threshold that does not move, what is larger than it goes back to the system when it is freed.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
} as const;

/** Node's arguments for the same: what lives shortly in V8 is collected before it takes much room. */
export const memoryFlags: readonly string[] = ['--max-semi-space-size=8'];
