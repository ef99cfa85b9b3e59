import { useMemo } from 'react';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import type { MediaStore } from '../../../primitives/media/media-store.ts';
import { useKit, type Kit } from '../../../primitives/views/kit-context.ts';

/** Returns the kit's configuration for a preview: it shows the host's files, and keeps test recordings in the page. */
export function usePreviewKit(): Kit {
  const kit = useKit();
  return useMemo(() => ({ ...kit, media: previewMedia(kit.media) }), [kit]);
}

function previewMedia(media: MediaStore): MediaStore {
  const recorded = new Map<string, string>();
  return {
    url: (file) => recorded.get(file.id) ?? media.url(file),
    upload: async (file, { durationMs, onProgress }): Promise<FileRef> => {
      const stored = { id: `preview-${freshId()}`, name: file.name, mime: file.type, size: file.size };
      recorded.set(stored.id, URL.createObjectURL(file));
      onProgress(1);
      return durationMs === undefined ? stored : { ...stored, durationMs };
    },
  };
}
