import { availableParallelism } from 'node:os';

/**
 * How many threads a compiler may check types with, where another does so beside it. Each thread has types of its own: on two
 * cores, one thread takes half the processor time of the default of four.
 */
export const typeThreads = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/** For programs that are written in Go: memory is collected less often, which saves a fifth of their processor time for 0.5 GB more. */
export const goEnv: NodeJS.ProcessEnv = { ...process.env, GOGC: '400' };
