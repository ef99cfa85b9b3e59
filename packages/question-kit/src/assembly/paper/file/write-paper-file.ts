import { deflateSync, strToU8, zipSync, type Zippable } from 'fflate';
import type { ExchangeLimits } from '../../exchange/limits.ts';
import { paperSchema, type Paper } from '../paper.ts';
import { filesOfPaper, isPaperMedia, listedMedia, mediaPath, paperFileLimits, type PaperMedia } from './media.ts';
import { checkSize, PaperFileError } from './problems.ts';
import { schemaProblems } from './schema-problems.ts';

/** The media type of a `.rubrica` file. */
export const paperFileType = 'application/vnd.rubrica.paper+zip';

/**
 * Writes a paper as a `.rubrica` file that `readPaperFile` reads. The same paper gives the same bytes.
 *
 * @param media contents by the id of the file; those that the paper does not name, and those of a type that no paper holds, are left out
 * @param limits that the file is read with; `fileSizeBytes`, `unzippedSizeBytes` and `maxZipRatio` count
 * @throws {PaperFileError} when the paper does not fit its schema, or the file its limits
 */
export function writePaperFile(
  paper: Paper,
  media: ReadonlyMap<string, PaperMedia> = new Map(),
  limits: ExchangeLimits = paperFileLimits,
): Uint8Array<ArrayBuffer> {
  const { fileSizeBytes, unzippedSizeBytes, maxZipRatio } = limits;
  const parsed = paperSchema.safeParse(paper);
  if (!parsed.success) throw new PaperFileError(schemaProblems(parsed.error));
  // A zip keeps local time, from 1980 on: the same in every zone, also if that changes while a page is open.
  const mtime = new Date(1980, 0, 1);
  const files = filesOfPaper(parsed.data)
    .flatMap(({ id }) => media.get(id) ?? [])
    .filter(({ ref }) => isPaperMedia(ref));
  const json = toBytes(parsed.data);
  const list = toBytes({ files: listedMedia({ files: files.map(({ ref }) => ref) }) });
  checkSize(json.length + list.length, unzippedSizeBytes);
  // Before there is memory for all of it.
  checkSize(
    files.reduce((sum, { bytes }) => sum + bytes.length, 0),
    fileSizeBytes,
  );
  // Versions that repeat a long text would be compressed as only bombs are.
  const isBomb = json.length > 1_000_000 && json.length > deflateSync(json).length * maxZipRatio;
  const entries: Zippable = {
    'paper.json': [json, { mtime, level: isBomb ? 0 : 6 }],
    'media.json': [list, { mtime }],
  };
  // Recordings and pictures are compressed already.
  for (const { ref, bytes } of files) entries[mediaPath(ref)] = [bytes, { mtime, level: 0 }];
  const zip = zipSync(entries);
  checkSize(zip.length, fileSizeBytes);
  return zip;
}

function toBytes(value: unknown): Uint8Array<ArrayBuffer> {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`);
}
