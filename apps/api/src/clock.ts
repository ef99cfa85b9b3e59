/** What time it is. Everything that depends on time asks here, so that tests can move it. */
export interface Clock {
  now: () => Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
