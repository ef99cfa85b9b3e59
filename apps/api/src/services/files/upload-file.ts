import { createHash, randomUUID } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { fileTypeFromBlob } from 'file-type';
import { files } from '../../db/schema/files.ts';
import { TooLarge } from '../errors/too-large.ts';
import { UnsupportedMedia } from '../errors/unsupported-media.ts';
import { one } from '../lists/one.ts';
import type { Verb } from '../verb.ts';
import { acceptedType, megabyte, sizeLimits } from './accepted-types.ts';
import { displayName } from './display-name.ts';
import { toStoredFile } from './to-stored-file.ts';

/** Stores a file under a random name, as what its content says it is. */
export const uploadFile: Verb<'uploadFile'> = async ({ db, files: { storage }, caller, clock }, { body }) => {
  const { file } = body;
  const type = acceptedType((await fileTypeFromBlob(file))?.mime, file.type);
  if (!type) throw new UnsupportedMedia();
  const limit = sizeLimits[type.kind];
  if (file.size > limit) throw new TooLarge(limit / megabyte);

  const storageKey = randomUUID();
  const hash = createHash('sha256');
  const content = Readable.from(file.stream(), { objectMode: false }).pipe(hashing(hash));
  await storage.put(storageKey, content, { mime: type.mime, size: file.size });
  try {
    const now = clock.now();
    const rows = await db
      .insert(files)
      .values({
        ownerId: caller.id,
        name: displayName(file),
        mime: type.mime,
        size: file.size,
        sha256: hash.digest('hex'),
        storageKey,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    return toStoredFile(one(rows));
  } catch (error) {
    await storage.remove(storageKey);
    throw error;
  }
};

function hashing(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}
