// Shared by pages and their service worker: while somebody works on an attempt in any tab, no other version takes over.

/** Held, shared, by every page of an attempt. */
const name = 'rubrica-attempt';

/** Dispatched on a page when an attempt is opened on it. */
export const attemptOpened = 'rubrica-attempt-opened';

/** Says that an attempt is open on this page, until the returned function is called. */
export function holdAttemptLock(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Browsers have locks where they have service workers.
  void navigator.locks?.request(name, { mode: 'shared' }, () => promise);
  dispatchEvent(new Event(attemptOpened));
  return resolve;
}

/** Resolves once no attempt is open in any tab. */
export const afterAttempts = (): Promise<void> => navigator.locks.request(name, () => {});

/** As long as a page of an attempt may need until it holds the lock itself. */
const openingMs = 15_000;

/**
 * Held by the service worker while a page of an attempt is opened. A page that is reloaded lets go of the lock when the next one is not there
 * yet, and a new version would take over between the two.
 */
export const holdWhileOpening = (): Promise<void> =>
  navigator.locks.request(
    name,
    { mode: 'shared' },
    () => new Promise<void>((resolve) => setTimeout(resolve, openingMs)),
  );

/** Runs something if no attempt is open in any tab; none is opened until it is done. Resolves with whether it was run. */
export const unlessInAttempt = (run: () => Promise<void>): Promise<boolean> =>
  navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await run();
    return lock !== null;
  });
