import type { FileRef } from '../../core/fields.ts';
import type { ImportResult } from '../../exchange/import-questions.ts';
import type { ImportedFile } from '../../exchange/source-item.ts';
import type { MediaStore } from '../../media/media-store.ts';

/** Stores the files that came inside an import, and has its questions name what the store gave for them. */
export async function storeFiles(result: ImportResult, media: MediaStore): Promise<ImportResult> {
  if (!media.upload || result.files.length === 0) return result;
  const stored = new Map<string, FileRef>();
  for (const file of result.files)
    stored.set(file.id, await media.upload(asFile(file), { key: file.id, onProgress: () => {} }));
  return { ...result, questions: placed(result.questions, stored) };
}

function asFile({ bytes, name, mime }: ImportedFile): File {
  return new File([bytes], name, { type: mime });
}

/** A copy in which every file's reference is the stored one. */
function placed<Value>(value: Value, stored: ReadonlyMap<string, FileRef>): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => placed(item, stored)) as Value;
  if ('mime' in value && 'id' in value && typeof value.id === 'string') return (stored.get(value.id) ?? value) as Value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, placed(field, stored)])) as Value;
}
