import type { UserId } from '@rubrica/api-client/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { files } from '../../db/schema/files.ts';
import { createArchive } from '../archive/create-archive.ts';
import { recordFileAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { readAttempt, selectAttemptIds } from './read-attempt.ts';
import { readSections } from './read-sections.ts';

/** In the zip, however the files were called before. */
const unsafe = /[^\p{L}\p{N} ._-]+/gu;

/**
 * Writes all that is stored of a person as a zip of JSON and files. It is read one attempt and one file at a time, as the zip is
 * sent, so that it takes the same small memory however much there is. In it are no keys of questions, no marks before their
 * release, no notes of staff, and nobody else's name.
 */
export async function writePersonalData(context: SignedInContext, userId: UserId): Promise<Readable> {
  const { db, files: stored } = context;
  await recordFileAudit(context, db, { action: 'user.export', object: `user:${userId}`, details: {} });
  const archive = createArchive();
  for (const [name, content] of Object.entries(await readSections(db, userId)))
    archive.addText(`${name}.json`, jsonOf(content));
  const attempts = await selectAttemptIds(db, userId);
  for (const [index, id] of attempts.entries())
    archive.addLazily(`attempts/${index + 1}.json`, async function* () {
      yield Buffer.from(jsonOf(await readAttempt(db, id)));
    });
  const owned = await db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, userId), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt));
  for (const { id, name, storageKey } of owned) {
    const path = `files/${id}-${name.replaceAll(unsafe, '_').slice(-80)}`;
    archive.addLazily(path, async function* () {
      yield* await stored.storage.open(storageKey, null);
    });
  }
  return archive.end();
}

const jsonOf = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;
