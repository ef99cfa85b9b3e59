import type { FileKind } from '@rubrica/api-client/contract';
import type { FileRef } from '@rubrica/question-kit';
import { useEffect, useRef, useState } from 'react';
import { sendFile } from '../../../lib/uploads/send-file.ts';
import type { DraftMode } from './thread-draft.ts';

/** A file on its way to the server, for a message that is still being written. */
export interface Attachment {
  id: string;
  /** What it was chosen for: it stays with that, whatever is being written once it has arrived. */
  mode: DraftMode;
  name: string;
  /** From 0 to 1. */
  sent: number;
  /** Why it did not arrive; undefined while it is on its way. */
  error?: unknown;
}

interface ChosenFile {
  mode: DraftMode;
  file: File;
  durationMs?: number | undefined;
}

const kindOf = ({ type }: File): FileKind =>
  type.startsWith('image/') ? 'image' : type.startsWith('audio/') ? 'audio' : 'pdf';

/** Sends the files of a message as soon as they are chosen. */
export function useAttachments(onStored: (mode: DraftMode, ref: FileRef) => void) {
  const [items, setItems] = useState<readonly Attachment[]>([]);
  const running = useRef(new Map<string, { chosen: ChosenFile; controller: AbortController }>());
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const { controller } of current.values()) controller.abort();
    };
  }, []);
  const change = (id: string, values: Partial<Attachment>) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...values } : item)));
  const forget = (id: string) => {
    running.current.delete(id);
    setItems((before) => before.filter((item) => item.id !== id));
  };
  const run = async (id: string, chosen: ChosenFile) => {
    const controller = new AbortController();
    running.current.set(id, { chosen, controller });
    const { mode, file, durationMs } = chosen;
    try {
      const { ref } = await sendFile(file, {
        kind: kindOf(file),
        key: id,
        durationMs,
        signal: controller.signal,
        onProgress: (bytes) => change(id, { sent: bytes / Math.max(1, file.size) }),
      });
      forget(id);
      latest.current(mode, ref);
    } catch (error) {
      if (!controller.signal.aborted) change(id, { error });
    }
  };
  return {
    items,
    add: (chosen: readonly ChosenFile[]) => {
      const added = chosen.map((one) => ({ id: crypto.randomUUID(), one }));
      const begun = added.map(({ id, one: { mode, file } }) => ({ id, mode, name: file.name, sent: 0 }));
      setItems((before) => [...before, ...begun]);
      for (const { id, one } of added) void run(id, one);
    },
    retry: (id: string) => {
      const known = running.current.get(id);
      if (!known) return;
      change(id, { error: undefined, sent: 0 });
      void run(id, known.chosen);
    },
    remove: (id: string) => {
      running.current.get(id)?.controller.abort();
      forget(id);
    },
  };
}
