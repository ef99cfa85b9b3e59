import type { FileRef } from '../../../primitives/schema/fields.ts';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import type { MediaStore } from '../../../primitives/media/media-store.ts';
import type { WorkbenchStore } from '../state/store.ts';
import type { PaperMedia } from '../../paper/file/media.ts';
import { sampleFileUrl } from './sample-files.ts';

/** Errors of a browser's store that is full or not allowed; others are about the file, or pass. */
const noRoom = new Set(['QuotaExceededError', 'SecurityError', 'InvalidAccessError', 'UnknownError']);

/** A media store in the browser, which takes the files of a paper too. */
export interface BrowserMedia extends MediaStore {
  /** Keeps files under the ids that they have. One that is there already stays as it is. */
  keep: (media: Iterable<PaperMedia>) => Promise<void>;
  /** Sets the language in which people are told why a file is not stored. */
  setLanguage: (language: string) => void;
}

/**
 * A whole media store in the browser: pictures, audio and recordings work without a server. The files of the samples
 * come with the page.
 */
export function browserMedia(store: WorkbenchStore): BrowserMedia {
  let language = 'en';
  const urls = new Map<string, Promise<string>>();

  const read = async ({ id, name }: FileRef): Promise<string> => {
    const found = await (await store).get('files', id);
    if (!found) throw new Error(`${name} is not kept in this browser. Choose it again where the question names it.`);
    return URL.createObjectURL(found.file);
  };

  /** Does what stores files. Where the browser has no room or allows none, the error says so in words. */
  const storing = async <Result>(keep: (database: Awaited<WorkbenchStore>) => Promise<Result>): Promise<Result> => {
    let database: Awaited<WorkbenchStore> | undefined;
    try {
      database = await store;
      return await keep(database);
    } catch (error) {
      if (database && !(error instanceof DOMException && noRoom.has(error.name))) throw error;
      const { notStored } = await import('./not-stored.ts');
      throw notStored(error, language);
    }
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
    setLanguage: (next) => {
      language = next;
    },
    keep: (media) =>
      storing(async (database) => {
        for (const { ref, bytes } of media) {
          if ((await database.getKey('files', ref.id)) !== undefined) continue;
          const file = new Blob([bytes], { type: ref.mime });
          await database.put('files', { ref, file, key: `paper ${ref.id}` });
          urls.delete(ref.id);
        }
      }),
    upload: async (file, { key, onProgress, signal }) => {
      const stored = await storing(async (database) => {
        const before = await database.getFromIndex('files', 'key', key);
        const ref = before?.ref ?? { id: freshId(), name: file.name, mime: file.type, size: file.size };
        if (!before && !signal?.aborted) await database.put('files', { ref, file, key });
        return ref;
      });
      signal?.throwIfAborted();
      onProgress(1);
      return stored;
    },
  };
}
