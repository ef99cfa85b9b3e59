import { setTimeout } from 'node:timers/promises';
import type { UploadId } from '@rubrica/api-client/contract';
import { ERRORS, type Locker, type RequestRelease } from '@tus/server';
import type { SharedLocks } from '../../db/shared-locks.ts';

/** How long a request waits for the one before it on the same upload, which is asked to end. */
const maxWaitMs = 30_000;
/** How often a server asks for what another one holds. */
const retryMs = 100;

/** Lets one request at a time write to an upload, whichever server it has come to. */
export interface UploadLocks extends Locker {
  /** Does something while no request writes to an upload. */
  hold: <Result>(id: UploadId, work: () => Promise<Result>) => Promise<Result>;
}

interface Holder {
  requestRelease: RequestRelease;
  released: PromiseWithResolvers<void>;
}

const nameOf = (id: UploadId) => `upload:${id}`;

/** Creates the locks of a server's uploads. */
export function createUploadLocks(shared: SharedLocks): UploadLocks {
  const holders = new Map<UploadId, Holder>();

  const free = (id: UploadId) => {
    holders.get(id)?.released.resolve();
    holders.delete(id);
  };
  const lock = async (id: UploadId, stopped: AbortSignal, requestRelease: RequestRelease): Promise<void> => {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(maxWaitMs)]);
    for (let holder = holders.get(id); holder; holder = holders.get(id)) {
      await holder.requestRelease();
      await Promise.race([holder.released.promise, aborted(signal)]);
      if (signal.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
    }
    holders.set(id, { requestRelease, released: Promise.withResolvers() });
    try {
      while (!(await shared.take(nameOf(id), () => void requestRelease()))) {
        if (signal.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
        await setTimeout(retryMs);
      }
    } catch (error) {
      free(id);
      throw error;
    }
  };
  const unlock = async (id: UploadId): Promise<void> => {
    try {
      await shared.release(nameOf(id));
    } finally {
      free(id);
    }
  };
  return {
    newLock: (id) => ({
      lock: (stopped, requestRelease) => lock(id, stopped, requestRelease),
      unlock: () => unlock(id),
    }),
    hold: async (id, work) => {
      await lock(id, new AbortController().signal, () => {});
      try {
        return await work();
      } finally {
        await unlock(id);
      }
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
