import { chatLimits } from './limits.ts';
import { type RefObject, useEffect, useState } from 'react';
import { takeFiles } from '../../../lib/chat/take-files.ts';
import type { VoiceProblem, VoiceTake } from '../../../lib/chat/voice-recorder.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { QueuedFile } from '../outbox/outbox-item.ts';

/** A file that is to go with the message being written. */
export interface Attachment {
  key: string;
  file: File;
  /** Null for what was not recorded here. */
  durationMs: number | null;
  problem: VoiceProblem | null;
}

/** What goes with the message being written, kept while the panel is closed. */
export interface HeldFiles {
  attachments: readonly Attachment[];
  /** The voice message that is being recorded, or was when the panel was closed. */
  recordingId?: string | undefined;
}

/** Browsers call every pasted picture so. */
const pastedName = /^image\.(?<extension>\w+)$/u;

/** The files of the message that is being written, and why others were not taken. */
export function useAttachments(heldRef: RefObject<HeldFiles>) {
  const m = useMessages({ en, ar });
  const { time } = useFormat();
  // oxlint-disable-next-line react/refs -- once, when the panel opens: what was attached before it was closed
  const [attachments, setAttachments] = useState(() => heldRef.current.attachments);
  const [problems, setProblems] = useState<readonly string[]>([]);
  // A recording may end, and a file be chosen, before what came just before it is shown.
  const set = (next: readonly Attachment[]) => {
    heldRef.current = { ...heldRef.current, attachments: next };
    setAttachments(next);
  };
  const hasFiles = attachments.length > 0;
  useEffect(() => {
    if (!hasFiles) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasFiles]);

  const add = (
    files: readonly File[],
    take: Pick<VoiceTake, 'durationMs' | 'problem'> = { durationMs: null, problem: null },
  ) => {
    const before = heldRef.current.attachments;
    const taken = takeFiles(files, { taken: before.length, most: chatLimits.files });
    set([...before, ...taken.accepted.map((file) => ({ ...take, key: crypto.randomUUID(), file }))]);
    setProblems(
      taken.problems.map((problem) => {
        if (problem.code === 'kind') return m.wrongKind(problem.name);
        return problem.code === 'size' ? m.tooLarge(problem.name, problem.megabytes) : m.tooMany(problem.most);
      }),
    );
  };

  /** Pasted pictures get a name by which they can be told apart. */
  const paste = (files: readonly File[]) => {
    const name = m.pastedName(time(new Date().toISOString()).replaceAll(':', '.'));
    add(
      files.map((file) => {
        const extension = pastedName.exec(file.name)?.groups?.['extension'];
        return extension === undefined ? file : new File([file], `${name}.${extension}`, { type: file.type });
      }),
    );
  };

  /** Returns the files with their bytes; null where one cannot be read any more, which is said then. */
  const read = async (): Promise<QueuedFile[] | null> => {
    const unreadable: string[] = [];
    const queued = await Promise.all(
      attachments.map(async ({ key, file, durationMs }) => {
        const { name, type } = file;
        const bytes = await file.arrayBuffer().catch(() => null);
        if (bytes === null) unreadable.push(m.unreadable(name));
        return { key, name, type, durationMs, bytes: bytes ?? new ArrayBuffer() };
      }),
    );
    setProblems(unreadable);
    return unreadable.length === 0 ? queued : null;
  };

  return {
    attachments,
    problems,
    add,
    paste,
    read,
    /** The voice message that was being recorded when the panel was closed. */
    interruptedId: () => heldRef.current.recordingId,
    /** Notes which voice message is being recorded; undefined for none. */
    noteRecording: (recordingId: string | undefined) => {
      heldRef.current = { ...heldRef.current, recordingId };
    },
    remove: (key: string) => {
      set(heldRef.current.attachments.filter((attachment) => attachment.key !== key));
      setProblems([]);
    },
    /** Removes them. What has been attached since stays. */
    clear: () => {
      set(heldRef.current.attachments.filter((attachment) => !attachments.includes(attachment)));
      setProblems([]);
    },
  };
}
