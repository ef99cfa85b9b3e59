import type { FileRef } from '../../schema/fields.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { storySound } from '../../media/stories/story-sound.ts';

/** What a story's host does with an upload. */
export interface StoreManner {
  /** So many uploads fail before one succeeds. */
  failures?: number;
  /** How long an upload takes, in ms. */
  takesMs?: number;
  /** Hears of every upload. */
  onUpload?: (file: File, key: string) => void;
}

/** A host that keeps files in the page, and may be as unreliable as a story wants. */
export function storyStore({ failures = 0, takesMs = 0, onUpload }: StoreManner): MediaStore {
  const stored = new Map<string, { ref: FileRef; url: string }>();
  let left = failures;
  return {
    url: ({ id }) => [...stored.values()].find(({ ref }) => ref.id === id)?.url ?? storySound(3),
    upload: async (file, { key, onProgress }) => {
      onUpload?.(file, key);
      const known = stored.get(key);
      if (known) return known.ref;
      for (const share of [0.25, 0.5, 0.75, 1]) {
        // oxlint-disable-next-line no-await-in-loop -- bytes follow one another
        await new Promise((resolve) => setTimeout(resolve, takesMs / 4));
        onProgress(share);
      }
      if (left > 0) {
        left -= 1;
        throw new Error('The network is gone.');
      }
      const ref = { id: `stored-${key}`, name: file.name, mime: file.type, size: file.size };
      stored.set(key, { ref, url: URL.createObjectURL(file) });
      return ref;
    },
  };
}
