import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import type { Service } from '../service.ts';
import { selectMe } from './get-me.ts';

/** Changes the caller's own name, phone or language; fields that are not sent keep their values. */
export const updateMe: Service<'updateMe'> = async (context, { body }) => {
  const { caller, clock, db } = context;
  await db
    .update(users)
    .set({ ...body, updatedAt: clock.now() })
    .where(eq(users.id, caller.id));
  return selectMe(context);
};
