import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { present } from '../queries/present.ts';
import type { Service } from '../service.ts';
import { me } from './get-me.ts';

/** Changes the caller's own name, phone or language; what is not sent stays. */
export const updateMe: Service<'updateMe'> = async (context, { body }) => {
  const { caller, clock, db } = context;
  await db
    .update(users)
    .set({ ...present(body), updatedAt: clock.now() })
    .where(eq(users.id, caller.id));
  return me(context);
};
