import { deferred } from './deferred.ts';

const mine = new Map<string, Promise<unknown>>();

/** A browser without Web Locks keeps order within the page only. */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Does something that no other tab does at the same time; waits for its turn. */
export async function exclusively<Result>(
  name: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const manager = locks();
  if (manager) return manager.request(`rubrica-${name}`, { signal }, work);
  const before = mine.get(name);
  const turn = (async () => {
    await before?.catch(() => undefined);
    signal.throwIfAborted();
    return work();
  })();
  mine.set(name, turn);
  return turn;
}

/** Holds a name until the returned function is called, or the page goes. */
export function hold(name: string): () => void {
  const { promise, resolve } = deferred();
  void locks()?.request(`rubrica-${name}`, () => promise);
  return resolve;
}

/** Whether some tab holds a name; null where the browser cannot tell. */
export async function isHeld(name: string): Promise<boolean | null> {
  const manager = locks();
  if (!manager) return null;
  const { held = [] } = await manager.query();
  return held.some((lock) => lock.name === `rubrica-${name}`);
}

/** Resolves when nobody holds a name any longer; never, where the browser cannot tell. */
export async function whenFree(name: string): Promise<void> {
  const manager = locks();
  await (manager ? manager.request(`rubrica-${name}`, () => undefined) : new Promise(() => {}));
}
