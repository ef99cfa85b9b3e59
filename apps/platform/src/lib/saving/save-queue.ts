import type { AnswerId, TaskTakenId } from '@rubrica/api-client/contract';
import type { ApiError } from '@rubrica/api-client';
import { createSaveState, type SaveState } from './save-state.ts';
import type { SaveOutcome } from './try-save.ts';
import type { PendingAnswer, PendingAnswerStore, StoredPendingAnswer } from './pending-answer.ts';

/** A confirmed save. */
interface Confirmation {
  rev: number;
  savedAt: string | null;
}

/** A change that the server refuses as it is, and why. It stays on the device. */
export interface RefusedAnswer {
  answer: AnswerId;
  error: ApiError;
}

interface SaveQueueOptions<Content, Copy> {
  taskTaken: TaskTakenId;
  store: PendingAnswerStore<Content>;
  send: (answer: AnswerId, rev: number, content: Content) => Promise<SaveOutcome<Confirmation, Copy>>;
  /**
   * Joins what was changed here and what was stored meanwhile, both made from `base`, or from `sent`: what this page sent before without
   * a reply, which the server may have; null where a person has to decide. What it returns is sent in the place of `mine`. Without it a
   * person decides each time.
   */
  merge?: (versions: {
    base: Content;
    sent?: Content | undefined;
    mine: Content;
    theirs: Copy;
  }) => Merged<Content> | null;
}

interface Merged<Content> {
  content: Content;
  /** What the server has, and its revision. */
  stored: Content;
  rev: number;
}

/** `product.md`, "Answers": after 2 s of rest, and 10 s at most. */
const restMs = 2_000;
const maxDelayMs = 10_000;
const retryDelaysMs = [1_000, 2_000, 5_000, 10_000, 15_000];

/** Whether the attempt accepts no more answers: it was submitted, its time is over, or it is gone. */
function isClosed({ status }: ApiError): boolean {
  return status === 409 || status === 404;
}

/**
 * Saves answers: on the device at once, on the server after a pause; retries until the server has confirmed. A device that cannot store
 * a change keeps none back from the server.
 */
export function createSaveQueue<Content, Copy>({ taskTaken, store, send, merge }: SaveQueueOptions<Content, Copy>) {
  const pending = new Map<AnswerId, PendingAnswer<Content>>();
  const revisions = new Map<AnswerId, number>();
  /** What the server has of an answer, as far as this page knows, and its revision. */
  const confirmed = new Map<AnswerId, { rev: number; content: Content }>();
  /** Pending changes that the device could not store. */
  const unkept = new Set<PendingAnswer<Content>>();
  const mergeListeners = new Set<(answer: AnswerId, content: Content) => void>();
  const { state, subscribe, set: setState } = createSaveState<Content, Copy>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstUnsentAt: number | undefined;
  let failures = 0;
  let running: Promise<void> | undefined;
  let refused: readonly RefusedAnswer[] = [];
  let isPaused = false;
  /** The answer that a person has to decide on. */
  let conflicted: AnswerId | undefined;

  const isRefused = (id: AnswerId) => refused.some(({ answer }) => answer === id);

  function setRefusal(answer: AnswerId, error: ApiError | null) {
    if (!error && !isRefused(answer)) return;
    const others = refused.filter((refusal) => refusal.answer !== answer);
    refused = error ? [...others, { answer, error }] : others;
  }

  function schedule(delayMs: number) {
    clearTimeout(timer);
    if (!isPaused) timer = setTimeout(() => void sendAll(), delayMs);
  }

  /** A change that a person has to decide on, or that the server will never accept, stops the queue. */
  function isStopped() {
    const { kind } = state();
    return kind === 'conflict' || kind === 'closed';
  }

  /** Makes this the change of an answer, and stores it on the device. Resolves when the device has it, or could not store it. */
  async function keep(change: PendingAnswer<Content>) {
    const { answer } = change;
    const before = pending.get(answer);
    pending.set(answer, change);
    const isStored = await store.put(change).then(
      () => true,
      () => false,
    );
    if (before) unkept.delete(before);
    if (!isStored && pending.get(answer) === change) unkept.add(change);
    // For those who ask whether all is kept.
    setState(state());
  }

  /** Forgets the change of an answer. */
  async function forget(answer: AnswerId) {
    const change = pending.get(answer);
    if (change) unkept.delete(change);
    pending.delete(answer);
    // One that stays on the device is sent once more by the next page, and is confirmed again.
    await store.remove(answer).catch(() => undefined);
  }

  async function confirm(change: PendingAnswer<Content>, sent: Content, { rev }: Confirmation) {
    setRefusal(change.answer, null);
    revisions.set(change.answer, rev);
    confirmed.set(change.answer, { rev, content: sent });
    const latest = pending.get(change.answer);
    if (!latest || latest.content === sent) return forget(change.answer);
    const { unconfirmed: _, ...rest } = latest;
    await keep({ ...rest, rev });
  }

  /** A refused content was not applied, so that what was typed since can be sent in its place. */
  async function refuse({ answer }: PendingAnswer<Content>, error: ApiError) {
    setRefusal(answer, error);
    const latest = pending.get(answer);
    if (!latest) return;
    const { unconfirmed: _, ...rest } = latest;
    await keep(rest);
  }

  /** Sends one change; returns whether the queue may continue. */
  async function sendChange(change: PendingAnswer<Content>): Promise<boolean> {
    const content = change.unconfirmed ?? change.content;
    await keep({ ...change, unconfirmed: content });
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
      case 'conflict': {
        const { answer, rev } = change;
        const latest = pending.get(answer) ?? change;
        const known = confirmed.get(answer);
        const base = known?.rev === rev ? known.content : undefined;
        const mine = latest.content;
        const sent = change.unconfirmed;
        const merged = base === undefined ? null : merge?.({ base, sent, mine, theirs: outcome.current });
        if (merged) {
          setRevision(answer, merged.rev, merged.stored);
          const { unconfirmed: _, ...rest } = latest;
          const kept = keep({ ...rest, rev: merged.rev, content: merged.content });
          // Before anything else is typed.
          for (const listener of mergeListeners) listener(answer, merged.content);
          await kept;
          return true;
        }
        conflicted = answer;
        setState({ ...outcome, mine, base, sent });
        return false;
      }
      case 'failed':
        if (isClosed(outcome.error)) {
          setState({ kind: 'closed', error: outcome.error });
          return false;
        }
        await refuse(change, outcome.error);
        return true;
    }
  }

  /** Sends all changes. One that is refused does not keep back the others; it is tried again later. */
  async function sendPending() {
    firstUnsentAt = undefined;
    const refusedContents = new Set<Content>();
    const nextChange = () => [...pending.values()].find(({ content }) => !refusedContents.has(content));
    if ([...pending.keys()].some((answer) => !isRefused(answer))) setState({ kind: 'saving' });
    for (let next = nextChange(); next && !isStopped(); next = nextChange()) {
      if (!(await sendChange(next))) return;
      if (isRefused(next.answer)) refusedContents.add(next.unconfirmed ?? next.content);
    }
    const [first] = refused;
    if (!first || isStopped()) return;
    setState({ kind: 'failed', error: first.error });
    schedule(maxDelayMs);
  }

  function sendAll(): Promise<void> {
    clearTimeout(timer);
    running ??= sendPending().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Sets the server's revision of an answer, and what it has; called once for each when the attempt is opened. */
  function setRevision(answer: AnswerId, rev: number, content?: Content) {
    revisions.set(answer, rev);
    if (content !== undefined) confirmed.set(answer, { rev, content });
  }

  /** Counts what an earlier page left on the device as not saved, before anything is shown or typed. */
  function adopt({ key: _, ...change }: StoredPendingAnswer<Content>) {
    pending.set(change.answer, change);
    setState({ kind: 'waiting' });
  }

  /** Continues with what an earlier page left on the device. What was typed since `adopt`, or is typed meanwhile, comes after it. */
  async function takeOver(stored: StoredPendingAnswer<Content>) {
    isPaused = false;
    if (!pending.has(stored.answer)) adopt(stored);
    // Where it cannot be moved, the device still has it.
    await store.takeOver({ ...stored, ...pending.get(stored.answer) }).catch(() => undefined);
    schedule(0);
  }

  /** Stores a change on the device and schedules its save. Resolves when the device has it, or could not store it. */
  async function enqueue(answer: AnswerId, content: Content) {
    isPaused = false;
    const now = Date.now();
    const before = pending.get(answer);
    const next: PendingAnswer<Content> = {
      answer,
      taskTaken,
      rev: before?.rev ?? revisions.get(answer) ?? 0,
      content,
      changedAt: now,
      ...(before?.unconfirmed ? { unconfirmed: before.unconfirmed } : {}),
    };
    const kept = keep(next);
    const shown = state();
    // A recording may arrive while both are shown: who keeps the answer here keeps it too.
    if (shown.kind === 'conflict' && conflicted === answer) setState({ ...shown, mine: content });
    if (!isStopped()) {
      firstUnsentAt ??= now;
      if (state().kind === 'saved') setState({ kind: 'waiting' });
      schedule(Math.max(0, Math.min(restMs, firstUnsentAt + maxDelayMs - now)));
    }
    await kept;
  }

  /** Sends all pending changes now. Resolves with whether the server has confirmed everything. */
  async function flush(): Promise<boolean> {
    if (running) await running;
    if (pending.size > 0 && !isStopped()) await sendAll();
    return pending.size === 0;
  }

  /** Ends a conflict, based on the server's revision, with the content that was chosen; null for the server's. */
  async function resolveConflict(answer: AnswerId, rev: number, content: Content | null) {
    revisions.set(answer, rev);
    setRefusal(answer, null);
    await forget(answer);
    setState({ kind: 'saved', at: null });
    if (content) await enqueue(answer, content);
    if (pending.size > 0) schedule(0);
  }

  return {
    state: (): SaveState<Content, Copy> => state(),
    /** Whether an answer has changes that the server has not confirmed. */
    isPending: (answer: AnswerId): boolean => pending.has(answer),
    /** The change of an answer that the server has not confirmed; undefined where it has everything. */
    pendingChange: (answer: AnswerId): PendingAnswer<Content> | undefined => pending.get(answer),
    /** Whether the device has stored all changes that the server has not confirmed. */
    isKept: (): boolean => unkept.size === 0,
    /** The server's revision of an answer, as far as this page knows. */
    revision: (answer: AnswerId): number => revisions.get(answer) ?? 0,
    /** The changes that the server refuses; a new array whenever they change. */
    refused: () => refused,
    subscribe,
    /** Calls the listener when an answer is joined with what was stored meanwhile; it shows that. Returns how to stop. */
    onMerge: (listener: (answer: AnswerId, content: Content) => void): (() => void) => {
      mergeListeners.add(listener);
      return () => void mergeListeners.delete(listener);
    },
    setRevision,
    adopt,
    takeOver,
    enqueue,
    flush,
    resolveConflict,
    /**
     * Stops trying again, also after a save that is under way: the page that opens next takes over what the device stores, and
     * two queues would be in conflict with each other. The next change continues.
     */
    pause: () => {
      isPaused = true;
      clearTimeout(timer);
    },
  };
}
