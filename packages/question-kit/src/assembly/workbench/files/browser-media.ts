import type { FileRef } from '../../../primitives/schema/fields.ts';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import type { MediaStore } from '../../../primitives/media/media-store.ts';
import type { WorkbenchStore } from '../state/store.ts';
import type { PaperMedia } from '../../paper/file/media.ts';
import { sampleFileUrl } from './sample-files.ts';

/** A media store in the browser, which takes the files of a paper too. */
export interface BrowserMedia extends MediaStore {
  /** Keeps files under the ids that they have. One that is there already stays as it is. */
  keep: (media: Iterable<PaperMedia>) => Promise<void>;
}

/**
 * A whole media store in the browser: pictures, audio and recordings work without a server. The files of the samples
 * come with the page.
 */
export function browserMedia(store: WorkbenchStore): BrowserMedia {
  const urls = new Map<string, Promise<string>>();

  const read = async ({ id, name }: FileRef): Promise<string> => {
    const found = await (await store).get('files', id);
    if (!found) throw new Error(`${name} is not kept in this browser. Choose it again where the question names it.`);
    return URL.createObjectURL(found.file);
  };

  return {
    url: (file) => {
      const drawn = sampleFileUrl(file);
      if (drawn !== null) return drawn;
      const known = urls.get(file.id) ?? read(file);
      urls.set(file.id, known);
      // It may be chosen again.
      known.catch(() => urls.delete(file.id));
      return known;
    },
    keep: async (media) => {
      const database = await store;
      for (const { ref, bytes } of media) {
        if ((await database.getKey('files', ref.id)) !== undefined) continue;
        const file = new Blob([bytes], { type: ref.mime });
        await database.put('files', { ref, file, key: `paper ${ref.id}` });
        urls.delete(ref.id);
      }
    },
    upload: async (file, { key, onProgress, signal }) => {
      const database = await store;
      const before = await database.getFromIndex('files', 'key', key);
      signal?.throwIfAborted();
      const ref = before?.ref ?? { id: freshId(), name: file.name, mime: file.type, size: file.size };
      if (!before) await database.put('files', { ref, file, key });
      onProgress(1);
      return ref;
    },
  };
}
