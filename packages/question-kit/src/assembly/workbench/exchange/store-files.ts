import type { FileRef } from '../../../primitives/schema/fields.ts';
import type { ImportResult } from '../../exchange/import-questions.ts';
import { replaceFileRefs } from '../../exchange/replace-file-refs.ts';
import type { MediaStore } from '../../../primitives/media/media-store.ts';

/** Stores the files that came inside an import, and has its questions name what the store gave for them. */
export async function storeFiles(result: ImportResult, media: MediaStore): Promise<ImportResult> {
  if (!media.upload || result.files.length === 0) return result;
  const stored = new Map<string, FileRef>();
  for (const { id, bytes, name, mime } of result.files) {
    const file = new File([bytes], name, { type: mime });
    stored.set(id, await media.upload(file, { key: id, onProgress: () => {} }));
  }
  return { ...result, questions: replaceFileRefs(result.questions, stored) };
}
