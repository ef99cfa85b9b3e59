import { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { useUpload } from '../../../lib/uploads/use-upload.ts';
import { ar, en } from '../messages.ts';
import { checkPdf } from './check-pdf.ts';

/** Something to say about a chosen file: that it is not sent and why, or what its author should know. */
export interface PdfNotice {
  name: string;
  text: string;
  isRefused: boolean;
}

/** Checks chosen files, and sends those that can be read. */
export function usePdfUploads() {
  const { upload: messages } = useMessages({ en, ar });
  const { part } = useCommonMessages();
  const upload = useUpload({ kind: 'pdf' });
  const [notices, setNotices] = useState<readonly PdfNotice[]>([]);
  const [checking, setChecking] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const { add } = upload;

  const check = useCallback(
    async (file: File) => {
      // One that cannot be read any more holds up none of the others.
      const checked = await checkPdf(file).catch(() => null);
      if (isLeft.current) return;
      setChecking((count) => count - 1);
      const say = (text: string, isRefused: boolean) =>
        setNotices((before) => [...before, { name: file.name, text, isRefused }]);
      if (!checked) return say(messages.unchecked, true);
      if (!checked.isReadable)
        return say(checked.problem === 'unloaded' ? part.advice : messages[checked.problem], true);
      if (checked.isEncrypted) say(messages.restricted, false);
      add([file]);
    },
    [add, messages, part],
  );

  const choose = useCallback(
    (files: readonly File[]) => {
      setNotices([]);
      setChecking((count) => count + files.length);
      // One after the other: each is held in memory while it is read.
      for (const file of files) queue.current = queue.current.then(() => check(file));
    },
    [check],
  );

  return { upload, notices, choose, isChecking: checking > 0 };
}

/** What `usePdfUploads` returns. */
export type PdfUploads = ReturnType<typeof usePdfUploads>;
