/**
 * How the server's memory is given out on Linux. With the usual number of arenas, glibc keeps what many threads have freed: an upload
 * of 500 MB leaves 60 MB more behind (docs/performance.md).
 */
export const serverMemory = { MALLOC_ARENA_MAX: '2' } as const;
