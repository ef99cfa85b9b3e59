import { z } from 'zod';
import { fileRefSchema, type FileRef } from '../../../primitives/schema/fields.ts';
import type { Draft } from '../../core/question.ts';
import { filesOf, mapValues } from '../../core/schema-metadata.ts';
import { defaultLimits, type ExchangeLimits } from '../../exchange/limits.ts';
import type { Paper } from '../paper.ts';
import { PaperFileError, refuse } from './problems.ts';
import { schemaProblems } from './schema-problems.ts';

/** A stored file with its content. */
export interface PaperMedia {
  ref: FileRef;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Limits of a `.rubrica` file, for what writes it too. It is larger than an exchanged package, because it brings recordings and videos:
 * about as large as what browsers and Node read at once.
 */
export const paperFileLimits: ExchangeLimits = { ...defaultLimits, fileSizeBytes: 2000 * 1024 * 1024 };

const mediaListSchema = z.strictObject({ files: z.array(fileRefSchema).max(4000) });

/** The path of a file in the archive: an id may hold what no path may. */
export function mediaPath({ id }: FileRef): string {
  return `media/${encodeURIComponent(id.toWellFormed()).replaceAll('.', '%2E')}`;
}

/**
 * The files that the content of `media.json` lists.
 *
 * @throws {PaperFileError} when it is no such list, or has files that no paper holds
 */
export function listedMedia(content: unknown): readonly FileRef[] {
  const parsed = mediaListSchema.safeParse(content);
  if (!parsed.success) throw new PaperFileError(schemaProblems(parsed.error, ['media.json']));
  const { files } = parsed.data;
  for (const file of files) if (!isPaperMedia(file)) refuse('media-type', { name: file.name, mime: file.mime });
  return files;
}

/** Whether a paper can hold files of this type: what a browser would run as a page, it cannot. */
export function isPaperMedia({ mime }: FileRef): boolean {
  return /^(?:image|audio|video)\/[\w.+-]+(?:;|$)|^application\/pdf$|^text\/vtt(?:;|$)/iu.test(mime);
}

/** Every stored file that a paper or one of its versions refers to; each id once, in the order of the ids. */
export function filesOfPaper({ sections, versions }: Pick<Paper, 'sections' | 'versions'>): FileRef[] {
  const all = [...sections, ...versions.flatMap((version) => version.sections)];
  const files = new Map<string, FileRef>();
  for (const { questions } of all)
    for (const { draft } of questions)
      for (const file of filesOf(draft)) if (!files.has(file.id)) files.set(file.id, file);
  return [...files.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** A question with each of its files replaced: for a host that stores the files of a paper under ids of its own. */
export function mapFiles<Some extends Draft>(question: Some, replace: (file: FileRef) => FileRef): Some {
  return mapValues(question, ({ value, role }) => {
    const file = role === 'file' ? fileRefSchema.safeParse(value) : undefined;
    return file?.success ? replace(file.data) : value;
  });
}
