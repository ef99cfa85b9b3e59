// Shared by pages and their service worker: while somebody works on an attempt in any tab, no other version takes over.

/** Held, shared, by every page of an attempt. */
const name = 'rubrica-attempt';

/** Says that an attempt is open on this page, until the returned function is called. */
export function holdAttemptLock(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Browsers have locks where they have service workers.
  void navigator.locks?.request(name, { mode: 'shared' }, () => promise);
  return resolve;
}

/** Resolves once no attempt is open in any tab. */
export const afterAttempts = (): Promise<void> => navigator.locks.request(name, () => {});

/** Runs something if no attempt is open in any tab; none is opened until it is done. */
export const unlessInAttempt = (run: () => Promise<void>): Promise<void> =>
  navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? run() : undefined));
