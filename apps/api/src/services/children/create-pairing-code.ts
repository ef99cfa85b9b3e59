import type { UserId } from '@rubrica/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pairingCodes } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { Service } from '../service.ts';
import { assertNotErased } from '../users/not-erased.ts';
import { hashPairingCode, generatePairingCode } from './pairing-code.ts';

const lifetimeHours = 24;

/** Creates a student's code for one parent, valid for a day. It replaces an unused one. */
export const createPairingCode: Service<'createPairingCode'> = ({ caller, clock, db }) =>
  db.transaction((tx) => replaceCode(tx, caller.id, clock.now()));

/** Creates a student's code for an admin, who passes it on. */
export const createStudentPairingCode: Service<'createStudentPairingCode'> = (context, { params }) =>
  context.db.transaction(async (tx) => {
    await assertNotErased(tx, params.id);
    const created = await replaceCode(tx, params.id, context.clock.now());
    await recordAudit(context, tx, 'createStudentPairingCode', { object: `user:${params.id}` });
    return created;
  });

async function replaceCode(tx: Database, studentId: UserId, now: Date) {
  const code = generatePairingCode();
  const expiresAt = new Date(now.getTime() + lifetimeHours * 3_600_000);
  await tx.delete(pairingCodes).where(and(eq(pairingCodes.studentId, studentId), isNull(pairingCodes.usedAt)));
  await tx.insert(pairingCodes).values({ codeHash: hashPairingCode(code), studentId, expiresAt });
  return { code, expiresAt: expiresAt.toISOString() };
}
