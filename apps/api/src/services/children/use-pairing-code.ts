import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { pairingCodes, parentChildren, users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ValidationError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { hashPairingCode } from './pairing-code.ts';
import { toChildren } from './to-children.ts';

/** Links the calling parent to the student who created the code. A code can be used once. */
export const usePairingCode: Service<'usePairingCode'> = async (context, { body }) => {
  const { caller, clock, db, rateLimiter } = context;
  await rateLimiter.consume('pairing-account', caller.id);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [code] = await tx
      .update(pairingCodes)
      .set({ usedAt: now, usedBy: caller.id })
      .where(
        and(
          eq(pairingCodes.codeHash, hashPairingCode(body.code)),
          isNull(pairingCodes.usedAt),
          gt(pairingCodes.expiresAt, now),
          // A code does not outlive its student's account.
          inArray(
            pairingCodes.studentId,
            tx
              .select({ id: users.id })
              .from(users)
              .where(and(eq(users.role, 'student'), eq(users.status, 'active'))),
          ),
        ),
      )
      .returning();
    if (!code) throw new ValidationError({}, 'pairing_code_wrong');
    await tx.insert(parentChildren).values({ parentId: caller.id, childId: code.studentId }).onConflictDoNothing();
    await recordAudit(context, tx, 'usePairingCode', {
      object: `user:${code.studentId}`,
      details: { parent: caller.id, by: 'pairing code' },
    });
    return expectRow(await toChildren(tx, [code.studentId], now));
  });
};
