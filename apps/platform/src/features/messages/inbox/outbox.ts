import type { ChatThreadId } from '@rubrica/api-client/contract';
import type { FileRef } from '@rubrica/question-kit';
import { isRefusal } from '../../../lib/chat/is-refusal.ts';

/** What somebody has written, until the server has it. */
export interface Unsent {
  /** The same for every try, so that the server stores it once. */
  clientId: string;
  text: string;
  files: FileRef[];
  isNote: boolean;
  /** When it was written, ISO 8601. */
  at: string;
}

/** A message on its way, or one that did not arrive. */
export interface OutgoingMessage extends Unsent {
  state: 'waiting' | 'sending' | 'failed';
  /** Why the last try failed; undefined after a reload. */
  error?: unknown;
}

/** Messages that the server does not have yet, by thread. */
export interface Outbox {
  subscribe: (listener: () => void) => () => void;
  /** The messages of a thread in the order in which they were written; the same list until something changes. */
  of: (thread: ChatThreadId) => readonly OutgoingMessage[];
  add: (thread: ChatThreadId, message: Unsent) => void;
  /** Sends a failed message again, and with one that was lost all that were. */
  retry: (thread: ChatThreadId, clientId: string) => void;
  /** Takes a failed message out. @returns it */
  discard: (thread: ChatThreadId, clientId: string) => Unsent | undefined;
}

interface OutboxOptions {
  /** Sends a message, and resolves once the server has it and the page shows it. */
  send: (thread: ChatThreadId, message: Unsent) => Promise<void>;
  /** What is stored on this device. */
  read: (thread: ChatThreadId) => Unsent[];
  write: (thread: ChatThreadId, messages: readonly Unsent[]) => void;
  /** Calls a listener whenever the server may be reached again, until the returned function is called. */
  onBack: (listener: () => void) => () => void;
}

/** Whether a message did not arrive, or nobody knows: it is tried again before those that were written later. */
const isLost = ({ state, error }: OutgoingMessage) => state === 'failed' && error !== undefined && !isRefusal(error);

/**
 * Sends messages one after another in each thread, so that they arrive in the order in which they were written. One that fails is
 * kept, on this device too; after a lost connection those behind it wait with it, and all are tried again once the server may be
 * reached again, or when another is written. One that the server refuses holds up no other.
 */
export function createOutbox({ send, read, write, onBack }: OutboxOptions): Outbox {
  const byThread = new Map<ChatThreadId, readonly OutgoingMessage[]>();
  /** The ids of all messages that this tab has had: what else is stored is another tab's. */
  const own = new Set<string>();
  const running = new Set<ChatThreadId>();
  const listeners = new Set<() => void>();
  let stopListening: (() => void) | undefined;

  const of = (thread: ChatThreadId) => {
    const known = byThread.get(thread) ?? read(thread).map((message) => ({ ...message, state: 'failed' as const }));
    if (!byThread.has(thread)) for (const { clientId } of known) own.add(clientId);
    byThread.set(thread, known);
    return known;
  };
  const set = (thread: ChatThreadId, messages: readonly OutgoingMessage[]) => {
    byThread.set(thread, messages);
    for (const { clientId } of messages) own.add(clientId);
    const others = read(thread).filter(({ clientId }) => !own.has(clientId));
    const stored = messages.map(({ clientId, text, files, isNote, at }) => ({ clientId, text, files, isNote, at }));
    write(thread, [...others, ...stored]);
    for (const listener of listeners) listener();
  };
  const change = (
    thread: ChatThreadId,
    isChanged: (message: OutgoingMessage) => boolean,
    values: Pick<OutgoingMessage, 'state' | 'error'>,
  ) =>
    set(
      thread,
      of(thread).map((message) => (isChanged(message) ? { ...message, ...values } : message)),
    );

  const run = async (thread: ChatThreadId) => {
    if (running.has(thread)) return;
    running.add(thread);
    try {
      for (;;) {
        const next = of(thread).find(({ state }) => state === 'waiting');
        if (!next) return;
        const isNext = ({ clientId }: OutgoingMessage) => clientId === next.clientId;
        change(thread, isNext, { state: 'sending' });
        try {
          await send(thread, next);
          set(
            thread,
            of(thread).filter((message) => !isNext(message)),
          );
        } catch (error) {
          const isKept = !isRefusal(error);
          change(thread, (message) => isNext(message) || (isKept && message.state === 'waiting'), {
            state: 'failed',
            error,
          });
        }
      }
    } finally {
      running.delete(thread);
    }
  };

  const retryLost = () => {
    for (const [thread, messages] of byThread) {
      if (!messages.some(isLost)) continue;
      change(thread, isLost, { state: 'waiting' });
      void run(thread);
    }
  };

  return {
    subscribe: (listener) => {
      if (listeners.size === 0) stopListening = onBack(retryLost);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening?.();
      };
    },
    of,
    add: (thread, message) => {
      change(thread, isLost, { state: 'waiting' });
      set(thread, [...of(thread), { ...message, state: 'waiting' }]);
      void run(thread);
    },
    retry: (thread, id) => {
      const isChosen = ({ clientId, state }: OutgoingMessage) => clientId === id && state === 'failed';
      const isAlso = of(thread).some((message) => isChosen(message) && isLost(message)) ? isLost : () => false;
      change(thread, (message) => isChosen(message) || isAlso(message), { state: 'waiting' });
      void run(thread);
    },
    discard: (thread, id) => {
      const message = of(thread).find(({ clientId, state }) => clientId === id && state === 'failed');
      if (message)
        set(
          thread,
          of(thread).filter((other) => other !== message),
        );
      return message;
    },
  };
}
