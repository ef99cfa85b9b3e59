import type { AnswerContent, KeptAnswer, PendingAnswer, PendingStore } from './pending.ts';

/** A confirmed save. */
export interface Confirmed {
  rev: number;
  savedAt: string | null;
}

/** What became of one send. `conflict`: another save came first, and this is it. `closed`: the attempt takes no more. */
export type SendResult<Copy> =
  | ({ kind: 'confirmed' } & Confirmed)
  | { kind: 'unreachable' }
  | { kind: 'conflict'; current: Copy }
  | { kind: 'closed'; message: string }
  | { kind: 'refused'; message: string };

/** What the page tells the student. `at` is when the server last confirmed. */
export type SaveStatus<Copy> =
  | { kind: 'saved'; at: string | null }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'conflict'; answer: string; current: Copy; mine: AnswerContent }
  | { kind: 'closed'; message: string }
  | { kind: 'refused'; message: string };

interface SaveQueueOptions<Copy> {
  taskTaken: string;
  store: PendingStore;
  send: (answer: string, rev: number, content: AnswerContent) => Promise<SendResult<Copy>>;
  /** Called with each confirmed revision. */
  onConfirmed?: (answer: string, confirmed: Confirmed) => void;
}

/** `product.md`, "Answers": after 2 s of rest, and 10 s at most. */
const restMs = 2_000;
const longestMs = 10_000;
const retryMs = [1_000, 2_000, 5_000, 10_000, 15_000];

/** Saves answers: to the device at once, to the server after a rest; retries until the server has confirmed. */
export function createSaveQueue<Copy>({ taskTaken, store, send, onConfirmed }: SaveQueueOptions<Copy>) {
  const pending = new Map<string, PendingAnswer>();
  const revisions = new Map<string, number>();
  const listeners = new Set<() => void>();
  let status: SaveStatus<Copy> = { kind: 'saved', at: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstUnsentAt: number | undefined;
  let failures = 0;
  let running: Promise<void> | undefined;

  function tell(next: SaveStatus<Copy>) {
    status = next;
    for (const listener of listeners) listener();
  }

  function schedule(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
  }

  /** A change that a person has to decide on, or that the server will never take, stops the queue. */
  function stopped() {
    return status.kind === 'conflict' || status.kind === 'closed';
  }

  async function confirm(change: PendingAnswer, sent: AnswerContent, confirmed: Confirmed) {
    revisions.set(change.answer, confirmed.rev);
    onConfirmed?.(change.answer, confirmed);
    const latest = pending.get(change.answer);
    if (!latest || latest.content === sent) {
      pending.delete(change.answer);
      await store.remove(change.answer);
      return;
    }
    const { unconfirmed: _, ...rest } = latest;
    const next = { ...rest, rev: confirmed.rev };
    pending.set(change.answer, next);
    await store.put(next);
  }

  /** Sends one change; tells whether the queue may go on. */
  async function sendOne(change: PendingAnswer): Promise<boolean> {
    const content = change.unconfirmed ?? change.content;
    const attempted = { ...change, unconfirmed: content };
    pending.set(change.answer, attempted);
    await store.put(attempted);
    const result = await send(change.answer, change.rev, content);
    switch (result.kind) {
      case 'confirmed':
        failures = 0;
        await confirm(change, content, result);
        tell({ kind: pending.size > 0 ? 'saving' : 'saved', at: result.savedAt });
        return true;
      case 'unreachable':
        tell({ kind: 'offline' });
        schedule(retryMs[Math.min(failures, retryMs.length - 1)] ?? longestMs);
        failures += 1;
        return false;
      case 'conflict':
        tell({
          kind: 'conflict',
          answer: change.answer,
          current: result.current,
          mine: pending.get(change.answer)?.content ?? content,
        });
        return false;
      case 'closed':
        tell({ kind: 'closed', message: result.message });
        return false;
      case 'refused':
        tell({ kind: 'refused', message: result.message });
        schedule(longestMs);
        return false;
    }
  }

  async function drain() {
    firstUnsentAt = undefined;
    let next = pending.values().next().value;
    if (next) tell({ kind: 'saving' });
    while (next && !stopped()) {
      if (!(await sendOne(next))) return;
      next = pending.values().next().value;
    }
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Names the server's revision of an answer; said once for each when the attempt is opened. */
  function know(answer: string, rev: number) {
    revisions.set(answer, rev);
  }

  /** Takes up what an earlier page left on the device. */
  async function adopt(kept: KeptAnswer) {
    await store.takeOver(kept);
    const { key: _, ...change } = kept;
    pending.set(change.answer, change);
    tell({ kind: 'waiting' });
    schedule(0);
  }

  /** Keeps a change on the device and plans its way to the server. Resolves when the device has it. */
  async function keep(answer: string, content: AnswerContent) {
    const now = Date.now();
    const before = pending.get(answer);
    const next: PendingAnswer = {
      answer,
      taskTaken,
      rev: before?.rev ?? revisions.get(answer) ?? 0,
      content,
      changedAt: now,
      ...(before?.unconfirmed ? { unconfirmed: before.unconfirmed } : {}),
    };
    pending.set(answer, next);
    if (!stopped()) {
      firstUnsentAt ??= now;
      if (status.kind === 'saved') tell({ kind: 'waiting' });
      schedule(Math.max(0, Math.min(restMs, firstUnsentAt + longestMs - now)));
    }
    await store.put(next);
  }

  /** Sends all that waits, now. True when the server has confirmed everything. */
  async function flush(): Promise<boolean> {
    if (running) await running;
    if (pending.size > 0 && !stopped()) await run();
    return pending.size === 0;
  }

  /** Ends a conflict: upon the server's revision, with the content the student chose. */
  async function resolve(answer: string, rev: number, content: AnswerContent | null) {
    revisions.set(answer, rev);
    pending.delete(answer);
    await store.remove(answer);
    tell({ kind: 'saved', at: null });
    if (content) await keep(answer, content);
    if (pending.size > 0) schedule(0);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  return {
    /** What to show; changes are told through `subscribe`. */
    status: () => status,
    subscribe,
    know,
    adopt,
    change: keep,
    flush,
    resolve,
    /** Forgets the timers; the device keeps what it holds, and the next change starts them again. */
    pause: () => clearTimeout(timer),
  };
}
