import type { FileId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { fileUses } from '../../db/schema/file-uses.ts';
import { files } from '../../db/schema/files.ts';
import type { AppContext } from '../context.ts';
import { ForbiddenError, NotFoundError, RecordingDeletedError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import { parseRange, type ByteRange } from './byte-range.ts';
import { allowsRange, entityTagOf, namesTag } from './entity-tag.ts';
import { isValidLink, type SignedLink } from './signed-link.ts';

/** The content that a signed link gives access to. */
export interface FileContent {
  name: string;
  mime: string;
  /** Identifies the content. */
  entityTag: string;
  /** Whether the reader has the content already. */
  isKnown: boolean;
  /** The size of the whole file. */
  sizeBytes: number;
  /** The requested range; null for the whole file. */
  range: ByteRange | null;
  /** Undefined for a HEAD request, and for content that is known. */
  body: ReadableStream | undefined;
}

interface ContentRequest {
  id: FileId;
  link: SignedLink;
  /** The `Range` header. */
  range: string | undefined;
  /** The `If-None-Match` header. */
  ifNoneMatch: string | undefined;
  /** The `If-Range` header. */
  ifRange: string | undefined;
  /** Whether only the metadata is requested. */
  headOnly: boolean;
}

/**
 * Opens the content of a file by a signed link.
 *
 * @returns `unsatisfiable`, with the size in bytes, if the range starts beyond the end
 * @throws {ForbiddenError} for an invalid or expired link, {NotFoundError} for a file that was removed,
 * {RecordingDeletedError} for a recording that is kept no longer
 */
export async function openFileContent(
  { db, clock, secret, timeZone, files: { storage } }: AppContext,
  { id, link, range: header, ifNoneMatch, ifRange, headOnly }: ContentRequest,
): Promise<FileContent | { unsatisfiable: number }> {
  if (!isValidLink(secret, id, link, clock.now())) throw new ForbiddenError();
  const { name, mime, size, sha256, storageKey, deletedAt } = expectRow(
    await db.select().from(files).where(eq(files.id, id)),
  );
  if (deletedAt) {
    if ((await db.$count(fileUses, eq(fileUses.fileId, id))) === 0) throw new NotFoundError();
    throw new RecordingDeletedError(deletedAt, timeZone);
  }
  const entityTag = entityTagOf(sha256);
  const content = { name, mime, entityTag, sizeBytes: size };
  if (namesTag(ifNoneMatch, entityTag)) return { ...content, isKnown: true, range: null, body: undefined };
  const range = allowsRange(ifRange, entityTag) ? parseRange(header, size) : null;
  if (range === 'unsatisfiable') return { unsatisfiable: size };
  const body = headOnly ? undefined : await storage.open(storageKey, range);
  return { ...content, isKnown: false, range, body };
}
