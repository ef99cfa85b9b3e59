import { and, desc, eq, gt } from 'drizzle-orm';
import { publishTokens } from '../../db/schema/auth.ts';
import type { Service } from '../service.ts';
import { toPublishToken } from './to-publish-token.ts';

/** Returns the caller's tokens for publishing that still work. */
export const listPublishTokens: Service<'listPublishTokens'> = async ({ db, caller, clock }) => {
  const rows = await db
    .select()
    .from(publishTokens)
    .where(and(eq(publishTokens.userId, caller.id), gt(publishTokens.expiresAt, clock.now())))
    .orderBy(desc(publishTokens.createdAt), desc(publishTokens.id));
  return { items: rows.map(toPublishToken) };
};
