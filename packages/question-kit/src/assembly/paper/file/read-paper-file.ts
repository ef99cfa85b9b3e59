import { strFromU8 } from 'fflate';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import { ExchangeError } from '../../exchange/exchange-error.ts';
import type { ExchangeLimits } from '../../exchange/limits.ts';
import { isZip, unzip } from '../../exchange/qti/unzip.ts';
import { migratePaper } from '../migrations.ts';
import { paperSchema, type Paper } from '../paper.ts';
import { filesOfPaper, listedMedia, mediaPath, paperFileLimits, type PaperMedia } from './media.ts';
import { checkSize, PaperFileError, refuse, type PaperProblem } from './problems.ts';
import { schemaProblems } from './schema-problems.ts';

/** What a `.rubrica` file holds. */
export interface PaperFile {
  paper: Paper;
  /** Contents by the id of the file. */
  media: ReadonlyMap<string, PaperMedia>;
  /** Files that the paper names and the archive does not hold: the paper can be opened without them. */
  missing: readonly FileRef[];
}

/** What a `.rubrica` file holds, or why it is refused. */
export type PaperFileResult = PaperFile | { problems: readonly PaperProblem[] };

/**
 * Reads a `.rubrica` file of this or an older version. Never throws, whatever the bytes are.
 *
 * @param limits of the archive; `fileSizeBytes`, `filesPerZip`, `unzippedSizeBytes` and `maxZipRatio` count
 */
export function readPaperFile(bytes: Uint8Array, limits: ExchangeLimits = paperFileLimits): PaperFileResult {
  try {
    return readEntries(openArchive(bytes, limits));
  } catch (error) {
    if (error instanceof PaperFileError) return { problems: error.problems };
    // Values that are nested deeper than the stack is high.
    if (error instanceof RangeError)
      return { problems: [{ code: 'malformed', path: [], data: { detail: 'Its values are nested too deep.' } }] };
    throw error;
  }
}

function openArchive(bytes: Uint8Array, limits: ExchangeLimits): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  if (bytes.length === 0) refuse('empty');
  checkSize(bytes.length, limits.fileSizeBytes);
  if (!isZip(bytes)) refuse('no-zip');
  try {
    return unzip(bytes, limits);
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error;
    return refuse(isZipCode(error.code) ? error.code : 'zip-broken', error.data);
  }
}

function readEntries(entries: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): PaperFile {
  const stored = readJson(entries, 'paper.json');
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    refuse('malformed', { detail: 'paper.json is not an object.' });
  const migrated = migratePaper({ ...stored });
  if ('problems' in migrated) throw new PaperFileError(migrated.problems);
  const parsed = paperSchema.safeParse(migrated.paper);
  if (!parsed.success) throw new PaperFileError(schemaProblems(parsed.error));
  const paper = parsed.data;
  const media = readMedia(entries);
  const named = filesOfPaper(paper);
  return {
    paper,
    media: new Map([...media].filter(([id]) => named.some((file) => file.id === id))),
    missing: named.filter(({ id }) => !media.has(id)),
  };
}

function readMedia(entries: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): ReadonlyMap<string, PaperMedia> {
  if (!entries.has('media.json')) return new Map();
  return new Map(
    listedMedia(readJson(entries, 'media.json')).map((ref) => {
      const bytes = entries.get(mediaPath(ref)) ?? refuse('media-missing', { name: ref.name });
      return [ref.id, { ref, bytes }] as const;
    }),
  );
}

function readJson(entries: ReadonlyMap<string, Uint8Array>, name: string): unknown {
  const bytes = entries.get(name) ?? refuse('entry-missing', { name });
  try {
    return JSON.parse(strFromU8(bytes));
  } catch {
    return refuse('no-json', { name });
  }
}

function isZipCode(code: string): code is 'zip-broken' | 'zip-too-large' | 'zip-suspicious' | 'zip-path' {
  return ['zip-broken', 'zip-too-large', 'zip-suspicious', 'zip-path'].includes(code);
}
