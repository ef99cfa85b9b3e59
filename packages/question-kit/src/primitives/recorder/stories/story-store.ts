import type { FileRef } from '../../schema/fields.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { storySound } from '../../media/stories/story-sound.ts';

/** How a story's host handles uploads. */
export interface StoryStoreOptions {
  /** Number of uploads that fail before one succeeds. */
  failures?: number;
  /** Why they fail; the network when absent. */
  refusal?: string;
  /** Duration of an upload. */
  uploadMs?: number;
  /** The store loses half of what is uploaded. */
  keepsHalf?: boolean;
  /** Takes that the host counts already, of another device; it counts none when absent. */
  countedTakes?: number;
  /** Called for every upload. */
  onUpload?: (file: File, key: string) => void;
}

/** A host that stores files in the page, with failures on request. */
export function storyStore({
  failures = 0,
  refusal,
  uploadMs = 0,
  keepsHalf = false,
  countedTakes,
  onUpload,
}: StoryStoreOptions): MediaStore {
  const stored = new Map<string, { ref: FileRef; url: string }>();
  let left = failures;
  const takes = new Set(Array.from({ length: countedTakes ?? 0 }, (_, index) => `elsewhere-${index}`));
  return {
    ...(countedTakes !== undefined && {
      took: ({ takeId }) => void takes.add(takeId),
      takes: () => Promise.resolve(takes.size),
    }),
    url: ({ id }) => [...stored.values()].find(({ ref }) => ref.id === id)?.url ?? storySound(3),
    upload: async (file, { key, onProgress }) => {
      onUpload?.(file, key);
      const known = stored.get(key);
      if (known) return known.ref;
      for (const share of [0.25, 0.5, 0.75, 1]) {
        // oxlint-disable-next-line no-await-in-loop -- progress is sequential
        await new Promise((resolve) => setTimeout(resolve, uploadMs / 4));
        onProgress(share);
      }
      if (left > 0) {
        left -= 1;
        throw Object.assign(new Error('The upload failed.'), refusal === undefined ? {} : { reason: refusal });
      }
      const ref = {
        id: `stored-${key}`,
        name: file.name,
        mime: file.type,
        size: keepsHalf ? file.size / 2 : file.size,
      };
      stored.set(key, { ref, url: URL.createObjectURL(file) });
      return ref;
    },
  };
}
