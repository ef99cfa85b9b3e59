import type { FileRef } from '@rubrica/question-kit';
import { useQuery } from '@tanstack/react-query';
import { platformMedia } from '../kit/platform-media.ts';
import { keyOf } from '../query-keys.ts';

/** Good for some minutes, so that a list which stays open asks again. */
const freshMs = 4 * 60_000;

/** Asks where a file of a message is. */
export function useFileUrl(file: FileRef) {
  return useQuery({
    queryKey: keyOf('ChatFile', file.id),
    queryFn: () => platformMedia.url(file),
    staleTime: freshMs,
  });
}
