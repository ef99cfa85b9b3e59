/** A promise and what settles it, for browsers that are older than `Promise.withResolvers`. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  const made: { resolve?: () => void } = {};
  const promise = new Promise<void>((resolve) => {
    made.resolve = resolve;
  });
  return { promise, resolve: () => made.resolve?.() };
}
