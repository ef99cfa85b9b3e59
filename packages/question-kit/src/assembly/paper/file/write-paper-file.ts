import { strToU8, zipSync, type Zippable } from 'fflate';
import { paperSchema, type Paper } from '../paper.ts';
import { filesOfPaper, mediaPath, type PaperMedia } from './media.ts';
import { PaperFileError } from './problems.ts';
import { schemaProblems } from './schema-problems.ts';

/** The media type of a `.rubrica` file. */
export const paperFileType = 'application/vnd.rubrica.paper+zip';

/**
 * Writes a paper as a `.rubrica` file. The same paper gives the same bytes.
 *
 * @param media contents by the id of the file; those that the paper does not name are left out
 * @throws {PaperFileError} when the paper does not fit its schema
 */
export function writePaperFile(
  paper: Paper,
  media: ReadonlyMap<string, PaperMedia> = new Map(),
): Uint8Array<ArrayBuffer> {
  const parsed = paperSchema.safeParse(paper);
  if (!parsed.success) throw new PaperFileError(schemaProblems(parsed.error));
  // A zip keeps local time, from 1980 on: the same in every zone, also if that changes while a page is open.
  const mtime = new Date(1980, 0, 1);
  const files = filesOfPaper(parsed.data).flatMap(({ id }) => media.get(id) ?? []);
  const entries: Zippable = {
    'paper.json': [toBytes(parsed.data), { mtime }],
    'media.json': [toBytes({ files: files.map(({ ref }) => ref) }), { mtime }],
  };
  // Recordings and pictures are compressed already.
  for (const { ref, bytes } of files) entries[mediaPath(ref)] = [bytes, { mtime, level: 0 }];
  return zipSync(entries);
}

function toBytes(value: unknown): Uint8Array<ArrayBuffer> {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`);
}
