import type { ChatThreadId } from '@rubrica/api-client/contract';
import type { FileRef } from '@rubrica/question-kit';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { openDrafts } from '../../../lib/storage/drafts.ts';

export const draftFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.number(),
  durationMs: z.number().optional(),
});

const partSchema = z.object({ text: z.string(), files: z.array(draftFileSchema) });

/** What is being written: an answer to the owner, or a note for the team. */
export type DraftMode = 'answer' | 'note';

/** What has been written in one of the two ways, and not sent. */
export interface DraftPart {
  text: string;
  files: FileRef[];
}

/** What has been written in a thread and not sent: the two ways are kept apart, so that no note goes out as an answer. */
export interface ThreadDraft {
  mode: DraftMode;
  answer: DraftPart;
  note: DraftPart;
}

const draftSchema = z.object({ mode: z.enum(['answer', 'note']), answer: partSchema, note: partSchema });
const isDraft = (value: unknown): value is ThreadDraft => draftSchema.safeParse(value).success;
const kind = 'chat';
const idOf = (thread: ChatThreadId) => `${thread}/draft`;
const emptyPart: DraftPart = { text: '', files: [] };
const isEmpty = ({ text, files }: DraftPart) => text === '' && files.length === 0;

type Change = (before: ThreadDraft) => ThreadDraft;

/** The drafts of one person, by thread. */
interface ThreadDrafts {
  subscribe: (thread: ChatThreadId, listener: () => void) => () => void;
  /** The draft of a thread; the same until it changes. */
  of: (thread: ChatThreadId) => ThreadDraft;
  /** Changes a draft on this device, and where it is open. */
  change: (thread: ChatThreadId, change: Change) => void;
}

function createThreadDrafts(): ThreadDrafts {
  const device = openDrafts();
  /** Those that are open: of all others the device has what any tab has written. */
  const known = new Map<ChatThreadId, ThreadDraft>();
  const listeners = new Map<ChatThreadId, Set<() => void>>();
  const forgetIfClosed = (thread: ChatThreadId) => {
    if (!listeners.get(thread)?.size) known.delete(thread);
  };
  const of = (thread: ChatThreadId) => {
    const draft = known.get(thread) ??
      device.read(kind, idOf(thread), isDraft)?.value ?? { mode: 'answer', answer: emptyPart, note: emptyPart };
    known.set(thread, draft);
    return draft;
  };
  return {
    subscribe: (thread, listener) => {
      const own = listeners.get(thread) ?? new Set();
      listeners.set(thread, own.add(listener));
      return () => {
        own.delete(listener);
        forgetIfClosed(thread);
      };
    },
    of,
    change: (thread, change) => {
      forgetIfClosed(thread);
      const after = change(of(thread));
      known.set(thread, after);
      if (isEmpty(after.answer) && isEmpty(after.note)) device.remove(kind, idOf(thread));
      else device.store(kind, idOf(thread), { base: '', value: after });
      forgetIfClosed(thread);
      for (const listener of listeners.get(thread) ?? []) listener();
    },
  };
}

/** One for each cache, and so for each person. */
const allDrafts = new WeakMap<QueryClient, ThreadDrafts>();

/** The drafts of whom this page is. */
export function draftsOf(client: QueryClient): ThreadDrafts {
  const drafts = allDrafts.get(client) ?? createThreadDrafts();
  allDrafts.set(client, drafts);
  return drafts;
}

/** Keeps what somebody writes in a thread on this device, until it is sent. */
export function useThreadDraft(thread: ChatThreadId) {
  const drafts = draftsOf(useQueryClient());
  const draft = useSyncExternalStore(
    useCallback((listener) => drafts.subscribe(thread, listener), [drafts, thread]),
    useCallback(() => drafts.of(thread), [drafts, thread]),
  );
  return {
    ...draft,
    setMode: useCallback(
      (mode: DraftMode) => drafts.change(thread, (before) => ({ ...before, mode })),
      [drafts, thread],
    ),
    change: useCallback(
      (mode: DraftMode, change: (before: DraftPart) => DraftPart) =>
        drafts.change(thread, (before) => ({ ...before, [mode]: change(before[mode]) })),
      [drafts, thread],
    ),
  };
}
