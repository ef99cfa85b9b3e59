import type { PublishToken } from '@rubrica/api-client/contract';
import type { publishTokens } from '../../db/schema/auth.ts';

/** Returns a token as its owner sees it: without its hash. */
export function toPublishToken(row: typeof publishTokens.$inferSelect): PublishToken {
  return {
    _id: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
