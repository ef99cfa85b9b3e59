import type { FileRef } from '../../../primitives/schema/fields.ts';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import type { MediaStore } from '../../../primitives/media/media-store.ts';
import type { WorkbenchStore } from '../state/store.ts';
import { paperFileUrl } from './paper-files.ts';

/**
 * A whole media store in the browser: pictures, audio and recordings work without a server. The files of the mock papers
 * come with the page.
 */
export function browserMedia(store: WorkbenchStore): MediaStore {
  const urls = new Map<string, Promise<string>>();

  const read = async ({ id, name }: FileRef): Promise<string> => {
    const found = await (await store).get('files', id);
    if (!found) throw new Error(`${name} is not kept in this browser. Choose it again where the question names it.`);
    return URL.createObjectURL(found.file);
  };

  return {
    url: (file) => {
      const drawn = paperFileUrl(file);
      if (drawn !== null) return drawn;
      const known = urls.get(file.id) ?? read(file);
      urls.set(file.id, known);
      // It may be chosen again.
      known.catch(() => urls.delete(file.id));
      return known;
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
