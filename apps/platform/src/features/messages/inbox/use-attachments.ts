import type { ChatThreadId, FileKind } from '@rubrica/api-client/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { sendFile } from '../../../lib/uploads/send-file.ts';
import { onServerBack } from './on-server-back.ts';
import { draftsOf } from './thread-draft.ts';
import { createUploads, type Uploads } from './uploads.ts';

const kindOf = ({ type }: File): FileKind =>
  type.startsWith('image/') ? 'image' : type.startsWith('audio/') ? 'audio' : 'pdf';

/** One for each cache, and so for each person: what is on its way goes on while other threads and pages are open. */
const allUploads = new WeakMap<QueryClient, Uploads>();

function uploadsOf(client: QueryClient): Uploads {
  const known = allUploads.get(client);
  if (known) return known;
  const drafts = draftsOf(client);
  const uploads = createUploads({
    send: async ({ file, durationMs }, { id, ...options }) => {
      const { ref } = await sendFile(file, { kind: kindOf(file), key: id, durationMs, ...options });
      return ref;
    },
    onStored: (thread, mode, ref) =>
      drafts.change(thread, (before) => {
        const { text, files } = before[mode];
        return { ...before, [mode]: { text, files: [...files, ref] } };
      }),
    onBack: (listener) => onServerBack(client, listener),
  });
  allUploads.set(client, uploads);
  return uploads;
}

/** The files of a thread's messages that the server does not have yet, and what sends them. */
export function useAttachments(thread: ChatThreadId) {
  const uploads = uploadsOf(useQueryClient());
  const items = useSyncExternalStore(
    uploads.subscribe,
    useCallback(() => uploads.of(thread), [uploads, thread]),
  );
  return { uploads, items };
}
