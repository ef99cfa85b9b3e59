import { eq } from 'drizzle-orm';
import { files } from '../../db/schema/files.ts';
import { RecordingDeletedError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { linkLifetimeMs, signLink } from './signed-link.ts';
import { toStoredFile } from './to-stored-file.ts';

/** Returns a file with a signed link to its content. The link needs no session, so that a media player can use it. */
export const getFile: Service<'getFile'> = async ({ db, clock, secret, timeZone }, { params }) => {
  const file = expectRow(await db.select().from(files).where(eq(files.id, params.id)));
  if (file.deletedAt) throw new RecordingDeletedError(file.deletedAt, timeZone);
  const { expiresAtMs, signature } = signLink(secret, file.id, clock.now().getTime() + linkLifetimeMs);
  return {
    file: toStoredFile(file),
    url: `/api/files/${file.id}/content?${new URLSearchParams({ expires: String(expiresAtMs), signature }).toString()}`,
    expiresAt: new Date(expiresAtMs).toISOString(),
  };
};
