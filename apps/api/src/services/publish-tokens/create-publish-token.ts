import { randomBytes } from 'node:crypto';
import { hashToken } from '../../auth/hashed-sessions.ts';
import { publishTokens } from '../../db/schema/auth.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { publishTokenPrefix } from './publish-token-prefix.ts';
import { toPublishToken } from './to-publish-token.ts';

const dayMs = 24 * 3_600_000;

/** Makes a token with which a program publishes papers in the name of the caller; only its hash is stored. */
export const createPublishToken: Service<'createPublishToken'> = (context, { body: { name, days } }) =>
  context.db.transaction(async (tx) => {
    const { caller, clock } = context;
    const token = publishTokenPrefix + randomBytes(32).toString('base64url');
    const now = clock.now();
    const row = expectRow(
      await tx
        .insert(publishTokens)
        .values({
          userId: caller.id,
          name,
          tokenHash: hashToken(token),
          createdAt: now,
          expiresAt: new Date(now.getTime() + days * dayMs),
        })
        .returning(),
    );
    await recordAudit(context, tx, 'createPublishToken', {
      object: `publish-token:${row.id}`,
      details: { name, expiresAt: row.expiresAt.toISOString() },
    });
    return { ...toPublishToken(row), token };
  });
