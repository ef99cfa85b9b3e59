import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { files, unfinishedUploads } from '../../db/schema/files.ts';
import type { SignedInContext } from '../context.ts';
import { AppError, ConflictError, NotFoundError, ValidationError } from '../errors/errors.ts';
import type { AcceptedType } from '../files/accepted-types.ts';
import { insertFile } from '../files/insert-file.ts';
import { selectUpload } from '../files/select-upload.ts';
import { toStoredFile } from '../files/to-stored-file.ts';
import { lockQuota } from '../files/upload-quota.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Input, Service } from '../service.ts';
import { findUpload, type StoredUpload } from './find-upload.ts';
import { release } from './release.ts';
import { headBytes, typeOf } from './type-of.ts';
import { giveUpUpload } from './upload-expiry.ts';
import { receivedBytes } from './upload-store.ts';

/**
 * Makes a file of an upload whose bytes are all there: they stay where they are, and the database records them. A repetition
 * returns the same file. What is damaged or of a wrong type is removed.
 *
 * @throws {ConflictError} while bytes are missing, {ValidationError} if the checksum is another, {UnsupportedMediaError}, {TooLargeError}
 */
export const finishUpload: Service<'finishUpload'> = async (context, { params, body }) => {
  const { db } = context;
  const upload = await findUpload(db, params.id);
  if (!upload) throw new NotFoundError();
  const { fileId } = upload;
  const file =
    fileId === null
      ? await makeFile(context, upload, body)
      : expectRow(await db.select().from(files).where(eq(files.id, fileId)));
  return toStoredFile(file);
};

async function makeFile(
  context: SignedInContext,
  upload: StoredUpload,
  { sha256, durationMs }: Input<'finishUpload'>['body'],
) {
  const { id, name, sizeBytes: size } = upload;
  const missingBytes = size - (await receivedBytes(context.uploads, id));
  if (missingBytes > 0) throw new ConflictError('upload_unfinished', { missingBytes });
  await context.uploads.complete(id, size);
  const { mime } = await check(context, upload, sha256);
  const file = await context.db.transaction(async (tx) => {
    await lockQuota(tx);
    // Of two that finish it at once, the second returns what the first recorded.
    const [current] = await tx.select().from(unfinishedUploads).where(eq(unfinishedUploads.id, id)).for('update');
    if (!current) throw new NotFoundError();
    if (current.fileId !== null) return expectRow(await tx.select().from(files).where(eq(files.id, current.fileId)));
    const ownerId = context.caller.id;
    const earlier = await selectUpload(tx, ownerId, upload.uploadKey);
    const row = { ownerId, name, mime, size, sha256, durationMs: durationMs ?? null, storageKey: id };
    const uploadKey = earlier ? id : (upload.uploadKey ?? id);
    const recorded = earlier?.sha256 === sha256 ? earlier : await insertFile(tx, context.clock, { ...row, uploadKey });
    await tx.update(unfinishedUploads).set({ fileId: recorded.id }).where(eq(unfinishedUploads.id, id));
    return recorded;
  });
  if (file.storageKey === id) await context.uploads.settle(id);
  else await context.uploads.discard(id);
  return file;
}

/** Reads the whole upload once. Returns its type if it is what its sender has named, and removes it if it is not. */
async function check(context: SignedInContext, upload: StoredUpload, sha256: string): Promise<AcceptedType> {
  try {
    const found = await digest(await context.files.storage.open(upload.id, null));
    if (found.sha256 !== sha256) throw new ValidationError({}, 'upload_damaged');
    return await typeOf(upload, found.head);
  } catch (error) {
    if (error instanceof AppError) await giveUpUpload(context, upload.id);
    throw error;
  }
}

async function digest(content: ReadableStream<Uint8Array>): Promise<{ sha256: string; head: Uint8Array }> {
  const hash = createHash('sha256');
  const head: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    if (length < headBytes) head.push(Buffer.from(chunk));
    length += chunk.length;
    release(chunk);
  }
  return { sha256: hash.digest('hex'), head: Buffer.concat(head).subarray(0, headBytes) };
}
