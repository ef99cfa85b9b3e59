import { chatLimits } from './limits.ts';
import { useState } from 'react';
import { takeFiles } from '../../../lib/chat/take-files.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

/** A file that is to go with the message being written. */
export interface Attachment {
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

  return {
    attachments,
    problems,
    add,
    paste,
    remove: (key: string) => {
      setAttachments(attachments.filter((attachment) => attachment.key !== key));
      setProblems([]);
    },
    clear: () => {
      setAttachments([]);
      setProblems([]);
    },
  };
}
