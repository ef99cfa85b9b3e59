import { and, eq, isNull } from 'drizzle-orm';
import { pairingCodes } from '../../db/schema/people.ts';
import type { Service } from '../service.ts';
import { hashPairingCode, generatePairingCode } from './pairing-code.ts';

const lifetimeHours = 24;

/** Creates a student's code for one parent, valid for a day. It replaces an unused one. */
export const createPairingCode: Service<'createPairingCode'> = async ({ caller, clock, db }) => {
  const code = generatePairingCode();
  const expiresAt = new Date(clock.now().getTime() + lifetimeHours * 3_600_000);
  await db.transaction(async (tx) => {
    await tx.delete(pairingCodes).where(and(eq(pairingCodes.studentId, caller.id), isNull(pairingCodes.usedAt)));
    await tx.insert(pairingCodes).values({ codeHash: hashPairingCode(code), studentId: caller.id, expiresAt });
  });
  return { code, expiresAt: expiresAt.toISOString() };
};
