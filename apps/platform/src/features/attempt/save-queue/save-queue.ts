import type { ApiError } from '@rubrica/api-client';
import { createSaveState, type SaveState } from '../../../lib/saving/save-state.ts';
import type { SaveOutcome } from '../../../lib/saving/try-save.ts';
import type { AnswerContent, PendingAnswer, PendingAnswerStore, StoredPendingAnswer } from './pending-answer.ts';

/** A confirmed save. */
interface Confirmation {
  rev: number;
  savedAt: string | null;
}

interface SaveQueueOptions<Copy> {
  taskTaken: string;
  store: PendingAnswerStore;
  send: (answer: string, rev: number, content: AnswerContent) => Promise<SaveOutcome<Confirmation, Copy>>;
}

/** `product.md`, "Answers": after 2 s of rest, and 10 s at most. */
const restMs = 2_000;
const maxDelayMs = 10_000;
const retryDelaysMs = [1_000, 2_000, 5_000, 10_000, 15_000];

/** Whether the attempt accepts no more answers: it was submitted, its time is over, or it is gone. */
function isClosed({ status }: ApiError): boolean {
  return status === 409 || status === 404;
}

/** Saves answers: on the device at once, on the server after a pause; retries until the server has confirmed. */
export function createSaveQueue<Copy>({ taskTaken, store, send }: SaveQueueOptions<Copy>) {
  const pending = new Map<string, PendingAnswer>();
  const revisions = new Map<string, number>();
  const { state, subscribe, set: setState } = createSaveState<AnswerContent, Copy>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstUnsentAt: number | undefined;
  let failures = 0;
  let running: Promise<void> | undefined;

  function schedule(delayMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void sendAll(), delayMs);
  }

  /** A change that a person has to decide on, or that the server will never accept, stops the queue. */
  function isStopped() {
    const { kind } = state();
    return kind === 'conflict' || kind === 'closed';
  }

  async function confirm(change: PendingAnswer, sent: AnswerContent, { rev }: Confirmation) {
    revisions.set(change.answer, rev);
    const latest = pending.get(change.answer);
    if (!latest || latest.content === sent) {
      pending.delete(change.answer);
      await store.remove(change.answer);
      return;
    }
    const { unconfirmed: _, ...rest } = latest;
    const next = { ...rest, rev };
    pending.set(change.answer, next);
    await store.put(next);
  }

  /** Sends one change; returns whether the queue may continue. */
  async function sendChange(change: PendingAnswer): Promise<boolean> {
    const content = change.unconfirmed ?? change.content;
    const sent = { ...change, unconfirmed: content };
    pending.set(change.answer, sent);
    await store.put(sent);
    const outcome = await send(change.answer, change.rev, content);
    switch (outcome.kind) {
      case 'saved':
        failures = 0;
        await confirm(change, content, outcome.reply);
        setState(pending.size > 0 ? { kind: 'saving' } : { kind: 'saved', at: outcome.reply.savedAt });
        return true;
      case 'offline':
        setState(outcome);
        schedule(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? maxDelayMs);
        failures += 1;
        return false;
      case 'conflict':
        setState({ ...outcome, mine: pending.get(change.answer)?.content ?? content });
        return false;
      case 'failed':
        setState(isClosed(outcome.error) ? { kind: 'closed', error: outcome.error } : outcome);
        if (!isStopped()) schedule(maxDelayMs);
        return false;
    }
  }

  async function sendPending() {
    firstUnsentAt = undefined;
    let next = pending.values().next().value;
    if (next) setState({ kind: 'saving' });
    while (next && !isStopped()) {
      if (!(await sendChange(next))) return;
      next = pending.values().next().value;
    }
  }

  function sendAll(): Promise<void> {
    clearTimeout(timer);
    running ??= sendPending().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Sets the server's revision of an answer; called once for each when the attempt is opened. */
  function setRevision(answer: string, rev: number) {
    revisions.set(answer, rev);
  }

  /** Continues with what an earlier page left on the device. */
  async function takeOver(stored: StoredPendingAnswer) {
    await store.takeOver(stored);
    const { key: _, ...change } = stored;
    pending.set(change.answer, change);
    setState({ kind: 'waiting' });
    schedule(0);
  }

  /** Stores a change on the device and schedules its save. Resolves when the device has it. */
  async function enqueue(answer: string, content: AnswerContent) {
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
    if (!isStopped()) {
      firstUnsentAt ??= now;
      if (state().kind === 'saved') setState({ kind: 'waiting' });
      schedule(Math.max(0, Math.min(restMs, firstUnsentAt + maxDelayMs - now)));
    }
    await store.put(next);
  }

  /** Sends all pending changes now. Resolves with whether the server has confirmed everything. */
  async function flush(): Promise<boolean> {
    if (running) await running;
    if (pending.size > 0 && !isStopped()) await sendAll();
    return pending.size === 0;
  }

  /** Ends a conflict, based on the server's revision, with the content the student chose; null for the server's. */
  async function resolveConflict(answer: string, rev: number, content: AnswerContent | null) {
    revisions.set(answer, rev);
    pending.delete(answer);
    await store.remove(answer);
    setState({ kind: 'saved', at: null });
    if (content) await enqueue(answer, content);
    if (pending.size > 0) schedule(0);
  }

  return {
    state: (): SaveState<AnswerContent, Copy> => state(),
    subscribe,
    setRevision,
    takeOver,
    enqueue,
    flush,
    resolveConflict,
    /** Clears the timers; the device keeps what it stores, and the next change starts them again. */
    pause: () => clearTimeout(timer),
  };
}
