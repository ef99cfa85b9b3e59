const localTurns = new Map<string, Promise<unknown>>();

/** Undefined without Web Locks; then work is serialized within the page only. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** Runs `work` while no other tab runs work with the same name. */
export async function withLock<Result>(
  name: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const manager = locks();
  if (manager) return manager.request(`rubrica-${name}`, { signal }, work);
  const before = localTurns.get(name);
  const turn = (async () => {
    await before?.catch(() => undefined);
    signal.throwIfAborted();
    return work();
  })();
  localTurns.set(name, turn);
  return turn;
}

/** Holds a lock until the returned function is called or the page is closed. */
export function acquireLock(name: string): () => void {
  const lock: { release?: () => void } = {};
  const released = new Promise<void>((resolve) => {
    lock.release = resolve;
  });
  void locks()?.request(`rubrica-${name}`, () => released);
  return () => lock.release?.();
}

/** Returns whether some tab holds a lock; null without Web Locks. */
export async function isLocked(name: string): Promise<boolean | null> {
  const manager = locks();
  if (!manager) return null;
  const { held = [] } = await manager.query();
  return held.some((lock) => lock.name === `rubrica-${name}`);
}

/** Resolves when no tab holds a lock; never without Web Locks. */
export async function whenUnlocked(name: string): Promise<void> {
  const manager = locks();
  await (manager ? manager.request(`rubrica-${name}`, () => undefined) : new Promise(() => {}));
}
