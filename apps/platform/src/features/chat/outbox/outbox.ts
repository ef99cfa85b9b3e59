import { ApiError } from '@rubrica/api-client';
import { isRefusal } from '../../../lib/chat/is-refusal.ts';
import type { OutboxItem } from './outbox-item.ts';

/** Where messages outlive the page. */
export interface OutboxStore {
  list: () => Promise<OutboxItem[]>;
  put: (item: OutboxItem) => Promise<void>;
  remove: (clientId: string) => Promise<void>;
}

interface OutboxOptions {
  store: OutboxStore;
  /** Sends a message with its files; called again with the same one until it resolves. */
  send: (item: OutboxItem) => Promise<void>;
  /** Runs one task at a time over all tabs. */
  exclusively: (task: () => Promise<void>) => Promise<void>;
  /** Why the server refuses a message, in words. */
  problemOf: (error: ApiError) => string;
}

/** What is waiting to be sent. */
export interface OutboxState {
  items: readonly OutboxItem[];
  /** The message that is being sent. */
  sending: string | null;
}

const retryDelaysMs = [1_000, 2_000, 5_000, 10_000, 30_000];

/** Sends messages in the order in which they were written, until the server has confirmed each. */
export function createOutbox({ store, send, exclusively, problemOf }: OutboxOptions) {
  let state: OutboxState = { items: [], sending: null };
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  /** Messages that are on this page alone: they are not stored yet, or there is no room for them. */
  const unstored = new Set<string>();

  function set(next: Partial<OutboxState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  const without = (clientId: string) => state.items.filter((item) => item.clientId !== clientId);

  /** A device that cannot store it keeps it on this page. */
  async function keep(item: OutboxItem) {
    unstored.add(item.clientId);
    const isKnown = state.items.some(({ clientId }) => clientId === item.clientId);
    set({
      items: isKnown
        ? state.items.map((known) => (known.clientId === item.clientId ? item : known))
        : [...state.items, item],
    });
    await store.put(item).then(
      () => unstored.delete(item.clientId),
      () => undefined,
    );
  }

  async function drop(clientId: string) {
    unstored.delete(clientId);
    set({ items: without(clientId) });
    await store.remove(clientId).catch(() => undefined);
  }

  /** What other tabs have written, and what they have sent meanwhile. */
  async function reload() {
    const stored = await store.list().catch(() => null);
    if (!stored) return;
    const kept = state.items.filter(({ clientId }) => unstored.has(clientId));
    const others = stored.filter(({ clientId }) => !unstored.has(clientId));
    set({ items: [...others, ...kept].toSorted((a, b) => (a.writtenAt < b.writtenAt ? -1 : 1)) });
  }

  function schedule(delayMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delayMs);
  }

  /** Returns whether the next message may be sent at once. */
  async function sendOne(item: OutboxItem): Promise<boolean> {
    set({ sending: item.clientId });
    try {
      await send(item);
      failures = 0;
      await drop(item.clientId);
      return true;
    } catch (error) {
      if (isRefusal(error)) {
        await keep({ ...item, problem: problemOf(error) });
        return true;
      }
      const delayMs = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0;
      failures += 1;
      const waitSeconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
      schedule(Math.max(delayMs, waitSeconds * 1000));
      return false;
    } finally {
      set({ sending: null });
    }
  }

  async function sendAll() {
    await reload();
    for (;;) {
      const next = state.items.find(({ problem }) => problem === null);
      if (!next || !(await sendOne(next))) return;
    }
  }

  /** Sends what is waiting; one run at a time. */
  function run(): Promise<void> {
    clearTimeout(timer);
    running ??= exclusively(sendAll).finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    state: (): OutboxState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reload,
    run,
    add: async (item: OutboxItem) => {
      await keep(item);
      // One that began before this message was written may have passed its place.
      await running;
      await run();
    },
    /** Sends a refused message again, under the same id. */
    retry: async (clientId: string) => {
      const item = state.items.find((known) => known.clientId === clientId);
      if (!item) return;
      await keep({ ...item, problem: null });
      await run();
    },
    discard: drop,
    stop: () => clearTimeout(timer),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
