import type { FileRef } from '../schema/fields.ts';
import type { Recording } from './recording.ts';

/** How far the sending of one recording is. `failures`: tries that failed in a row. */
export interface Sending {
  state: 'waiting' | 'sending' | 'failed';
  /** How much has arrived, from 0 to 1. */
  share: number;
  failures: number;
}

/** What the queue works with; the page's own are in `queue-of.ts`. */
export interface QueueWorld {
  /** Everything that waits to be sent, oldest first. */
  waiting: () => Promise<Recording[]>;
  /** A recording as it stands now, whichever tab changed it. */
  fresh: (id: string) => Promise<Recording | undefined>;
  send: (
    recording: Recording,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<FileRef>;
  /** The host has it. */
  confirm: (recording: Recording, file: FileRef) => Promise<void>;
  /** Lets only one tab at a time do it. */
  exclusively: (id: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
  delay: (failures: number) => number;
  /** An upload that does not move for so long is begun anew, in ms. */
  patience: number;
}

/** Sends recordings one after the other, and each again until the host has it. */
export interface UploadQueue {
  /** Looks for what waits; to be called after anything changed. */
  wake: () => void;
  /** Tries everything at once, as somebody asked or the network came back. Resolves when each was tried. */
  tryNow: () => Promise<void>;
  /** Undefined: nothing is known of it here. The same object until something changes. */
  sendingOf: (id: string) => Sending | undefined;
  subscribe: (listener: () => void) => () => void;
}

const waiting: Sending = { state: 'waiting', share: 0, failures: 0 };

export function createUploadQueue(world: QueueWorld): UploadQueue {
  const known = new Map<string, Sending>();
  const due = new Map<string, number>();
  const listeners = new Set<() => void>();
  let current: { id: string; stop: AbortController } | null = null;
  let round: Promise<void> | null = null;
  let again = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (id: string, sending: Sending | undefined) => {
    if (sending) known.set(id, sending);
    else known.delete(id);
    listeners.forEach((listener) => listener());
  };

  async function send(recording: Recording) {
    const { id } = recording;
    const failures = known.get(id)?.failures ?? 0;
    const stop = new AbortController();
    current = { id, stop };
    let stall: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(stall);
      stall = setTimeout(
        () => stop.abort(new DOMException('The upload did not move.', 'TimeoutError')),
        world.patience,
      );
    };
    try {
      await world.exclusively(id, stop.signal, async () => {
        const fresh = await world.fresh(id);
        // Another tab was first, or it was recorded anew.
        if (fresh?.state !== 'kept') return;
        set(id, { state: 'sending', share: 0, failures });
        moved();
        const onProgress = (share: number) => {
          moved();
          if (current?.stop === stop) set(id, { state: 'sending', share: Math.min(1, Math.max(0, share)), failures });
        };
        const file = await orStop(world.send(fresh, { onProgress, signal: stop.signal }), stop.signal);
        await world.confirm(fresh, file);
      });
      due.delete(id);
      set(id, undefined);
    } catch {
      due.set(id, Date.now() + world.delay(failures + 1));
      set(id, { state: 'failed', share: 0, failures: failures + 1 });
    } finally {
      clearTimeout(stall);
      current = null;
    }
  }

  async function run() {
    do {
      again = false;
      // oxlint-disable-next-line no-await-in-loop -- one round follows the other
      const all = await world.waiting();
      forget(all);
      for (const recording of all) {
        if (!known.has(recording.id)) set(recording.id, waiting);
        // oxlint-disable-next-line no-await-in-loop -- a slow line is not shared
        if ((due.get(recording.id) ?? 0) <= Date.now()) await send(recording);
      }
    } while (again);
  }

  /** What is gone from the device is not waited for. */
  function forget(all: readonly Recording[]) {
    const there = new Set(all.map(({ id }) => id));
    for (const id of known.keys()) {
      if (there.has(id)) continue;
      due.delete(id);
      set(id, undefined);
    }
  }

  /** What was recorded anew in mid-upload need not arrive. */
  async function stopUnwanted() {
    const sending = current;
    if (sending && (await world.fresh(sending.id))?.state !== 'kept') sending.stop.abort();
  }

  function start(): Promise<void> {
    clearTimeout(timer);
    if (round) {
      again = true;
      void stopUnwanted();
      return round;
    }
    round = run()
      .catch(() => undefined)
      .finally(() => {
        round = null;
        const next = Math.min(...due.values());
        if (Number.isFinite(next)) timer = setTimeout(() => void start(), Math.max(0, next - Date.now()));
      });
    return round;
  }

  return {
    wake: () => void start(),
    tryNow: () => {
      due.clear();
      return start();
    },
    sendingOf: (id) => known.get(id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A store that does not listen to the signal does not hold up the others. */
function orStop<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stopped = () => reject(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
    if (signal.aborted) stopped();
    signal.addEventListener('abort', stopped, { once: true });
    work.then(resolve, reject);
  });
}
