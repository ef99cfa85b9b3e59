import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { Service } from '../service.ts';
import { selectMe } from './get-me.ts';

/** Changes the caller's own name, phone or language; fields that are not sent keep their values. */
export const updateMe: Service<'updateMe'> = async (context, { body }) => {
  const { caller, clock, db } = context;
  return db.transaction(async (tx) => {
    const before = await selectMe({ ...context, db: tx });
    await tx
      .update(users)
      .set({ ...body, updatedAt: clock.now() })
      .where(eq(users.id, caller.id));
    const after = await selectMe({ ...context, db: tx });
    await recordAudit(context, tx, 'updateMe', { object: `user:${caller.id}`, before: before.user, after: after.user });
    return after;
  });
};
