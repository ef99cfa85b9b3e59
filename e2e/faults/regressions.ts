import type { Schedule } from './schedule.ts';

/** Schedules that are always tried. */
export const regressions: readonly { name: string; schedule: Schedule }[] = [];
