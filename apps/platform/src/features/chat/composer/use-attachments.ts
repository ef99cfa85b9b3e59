import { chatLimits } from './limits.ts';
import { useState } from 'react';
import { takeFiles } from '../../../lib/chat/take-files.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { QueuedFile } from '../outbox/outbox-item.ts';

/** A file that is to go with the message being written. */
interface Attachment {
  key: string;
  file: File;
  durationMs: number | null;
}

/** Browsers call every pasted picture so. */
const pastedName = /^image\.(?<extension>\w+)$/u;

/** The files of the message that is being written, and why others were not taken. */
export function useAttachments() {
  const m = useMessages({ en, ar });
  const { time } = useFormat();
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const add = (files: readonly File[], durationMs: number | null = null) => {
    const taken = takeFiles(files, { taken: attachments.length, most: chatLimits.files });
    setAttachments([...attachments, ...taken.accepted.map((file) => ({ key: crypto.randomUUID(), file, durationMs }))]);
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
    remove: (key: string) => {
      setAttachments(attachments.filter((attachment) => attachment.key !== key));
      setProblems([]);
    },
    /** Removes them. What has been attached since stays. */
    clear: () => {
      setAttachments((now) => now.filter((attachment) => !attachments.includes(attachment)));
      setProblems([]);
    },
  };
}
