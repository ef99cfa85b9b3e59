import { eq } from 'drizzle-orm';
import { files } from '../../db/schema/files.ts';
import { one } from '../lists/one.ts';
import type { Verb } from '../verb.ts';
import { linkMs, signLink } from './signature.ts';
import { toStoredFile } from './to-stored-file.ts';

/** The policy has been asked whether the caller sees the file; the link needs no session, so that a player can use it. */
export const getFile: Verb<'getFile'> = async ({ db, clock, secret }, { params }) => {
  const file = one(await db.select().from(files).where(eq(files.id, params.id)));
  const { expires, signature } = signLink(secret, file.id, clock.now().getTime() + linkMs);
  return {
    file: toStoredFile(file),
    url: `/api/files/${file.id}/content?${new URLSearchParams({ expires: String(expires), signature }).toString()}`,
    expiresAt: new Date(expires).toISOString(),
  };
};
