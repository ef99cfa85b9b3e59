import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { present } from '../lists/present.ts';
import type { Verb } from '../verb.ts';
import { me } from './get-me.ts';

/** Changes the caller's own name, phone or language; what is not sent stays. */
export const updateMe: Verb<'updateMe'> = async (context, { body }) => {
  const { caller, clock, db } = context;
  await db
    .update(users)
    .set({ ...present(body), updatedAt: clock.now() })
    .where(eq(users.id, caller.id));
  return me(context);
};
