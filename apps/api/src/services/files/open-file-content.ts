import { eq } from 'drizzle-orm';
import { files } from '../../db/schema/files.ts';
import type { AppContext } from '../context.ts';
import { ForbiddenError } from '../errors/forbidden-error.ts';
import { expectRow } from '../queries/expect-row.ts';
import { parseRange, type ByteRange } from './byte-range.ts';
import { isValidLink, type SignedLink } from './signed-link.ts';

/** The bytes that a signed link leads to. */
export interface FileContent {
  name: string;
  mime: string;
  /** Of the whole file, in bytes. */
  sizeBytes: number;
  /** The part that was asked for; null for all. */
  range: ByteRange | null;
  /** Absent where no byte was asked for. */
  body: ReadableStream | undefined;
}

interface ContentRequest {
  id: string;
  link: SignedLink;
  /** The `Range` header. */
  range: string | undefined;
  /** Only what a file is, not its bytes. */
  headOnly: boolean;
}

/**
 * Follows a signed link.
 *
 * @returns `unsatisfiable`, with the size, where the range begins beyond the end
 * @throws {ForbiddenError} for a link that is not ours or is used up, {NotFoundError} for a file that is gone
 */
export async function openFileContent(
  { db, clock, secret, files: { storage } }: AppContext,
  { id, link, range: header, headOnly }: ContentRequest,
): Promise<FileContent | { unsatisfiable: number }> {
  if (!isValidLink(secret, id, link, clock.now())) throw new ForbiddenError();
  const { name, mime, size, storageKey } = expectRow(await db.select().from(files).where(eq(files.id, id)));
  const range = parseRange(header, size);
  if (range === 'unsatisfiable') return { unsatisfiable: size };
  return { name, mime, sizeBytes: size, range, body: headOnly ? undefined : await storage.open(storageKey, range) };
}
