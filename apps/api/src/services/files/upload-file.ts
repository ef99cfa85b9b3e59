import type { UserId } from '@rubrica/api-client/contract';
import { createHash, randomUUID } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { fileTypeFromBlob } from 'file-type';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { TooLargeError, UnsupportedMediaError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { findAcceptedType, maxSizeBytes } from './accepted-types.ts';
import { toDisplayName } from './display-name.ts';
import { toStoredFile } from './to-stored-file.ts';

/** Stores a file under a random key, with the type of its content. A repeated upload with the same key returns the stored file. */
export const uploadFile: Service<'uploadFile'> = async ({ db, files: { storage }, caller, clock }, { body }) => {
  const { file, key = null, durationMs = null } = body;
  const earlier = await selectUpload(db, caller.id, key);
  if (earlier) return toStoredFile(earlier);
  const type = findAcceptedType((await fileTypeFromBlob(file))?.mime, file.type);
  if (!type) throw new UnsupportedMediaError();
  const limit = maxSizeBytes[type.kind];
  if (file.size > limit) throw new TooLargeError(limit);

  const storageKey = randomUUID();
  const hash = createHash('sha256');
  const content = Readable.from(file.stream(), { objectMode: false }).pipe(hashStream(hash));
  await storage.put(storageKey, content, { mime: type.mime, size: file.size });
  try {
    const now = clock.now();
    const rows = await db
      .insert(files)
      .values({
        ownerId: caller.id,
        name: toDisplayName(file, type.mime),
        mime: type.mime,
        size: file.size,
        sha256: hash.digest('hex'),
        durationMs,
        storageKey,
        uploadKey: key,
        createdAt: now,
        updatedAt: now,
      })
      // Of two concurrent uploads with the same key, the second returns what the first stored.
      .onConflictDoNothing({ target: [files.ownerId, files.uploadKey] })
      .returning();
    const [stored] = rows;
    if (stored) return toStoredFile(stored);
    await storage.remove(storageKey);
    return toStoredFile(
      expectRow(
        await db
          .select()
          .from(files)
          .where(isSameUpload(caller.id, key ?? '')),
      ),
    );
  } catch (error) {
    await storage.remove(storageKey);
    throw error;
  }
};

const isSameUpload = (owner: UserId, key: string) => and(eq(files.ownerId, owner), eq(files.uploadKey, key));

async function selectUpload(db: Database, owner: UserId, key: string | null) {
  if (key === null) return undefined;
  const [row] = await db.select().from(files).where(isSameUpload(owner, key));
  return row;
}

function hashStream(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}
