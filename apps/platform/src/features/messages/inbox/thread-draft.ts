import type { ChatThreadId } from '@rubrica/api-client/contract';
import type { FileRef } from '@rubrica/question-kit';
import { useCallback, useState } from 'react';
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

/** Keeps what somebody writes in a thread on this device, until it is sent. */
export function useThreadDraft(thread: ChatThreadId) {
  const [drafts] = useState(openDrafts);
  const [draft, setDraft] = useState<ThreadDraft>(
    () => drafts.read(kind, idOf(thread), isDraft)?.value ?? { mode: 'answer', answer: emptyPart, note: emptyPart },
  );
  const update = useCallback(
    (change: (before: ThreadDraft) => ThreadDraft) =>
      setDraft((before) => {
        const after = change(before);
        if (isEmpty(after.answer) && isEmpty(after.note)) drafts.remove(kind, idOf(thread));
        else drafts.store(kind, idOf(thread), { base: '', value: after });
        return after;
      }),
    [drafts, thread],
  );
  return {
    ...draft,
    setMode: useCallback((mode: DraftMode) => update((before) => ({ ...before, mode })), [update]),
    change: useCallback(
      (mode: DraftMode, change: (before: DraftPart) => DraftPart) =>
        update((before) => ({ ...before, [mode]: change(before[mode]) })),
      [update],
    ),
  };
}
