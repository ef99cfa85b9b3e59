import type { ChatThreadId } from '@rubrica/api-client/contract';
import type { FileRef } from '@rubrica/question-kit';
import { useCallback, useState } from 'react';
import { z } from 'zod';
import { deleteDraft, readDraft, storeDraft } from '../../../lib/storage/drafts.ts';
import { readSession } from '../../../lib/storage/session.ts';

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
const nameOf = (thread: ChatThreadId) => `chat/${readSession()?._id ?? ''}/${thread}/draft`;
const emptyPart: DraftPart = { text: '', files: [] };
const isEmpty = ({ text, files }: DraftPart) => text === '' && files.length === 0;

/** Keeps what somebody writes in a thread on this device, until it is sent. */
export function useThreadDraft(thread: ChatThreadId) {
  const [draft, setDraft] = useState<ThreadDraft>(
    () => readDraft(nameOf(thread), isDraft)?.value ?? { mode: 'answer', answer: emptyPart, note: emptyPart },
  );
  const update = useCallback(
    (change: (before: ThreadDraft) => ThreadDraft) =>
      setDraft((before) => {
        const after = change(before);
        if (isEmpty(after.answer) && isEmpty(after.note)) deleteDraft(nameOf(thread));
        else storeDraft(nameOf(thread), { base: '', value: after });
        return after;
      }),
    [thread],
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
