/** The current time. Everything that depends on time uses a clock, so that tests can set it. */
export interface Clock {
  now: () => Date;
}

/** The system clock. */
export const systemClock: Clock = { now: () => new Date() };
