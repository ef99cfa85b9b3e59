import { eq } from 'drizzle-orm';
import { groups } from '../../db/schema/people.ts';
import type { Service } from '../service.ts';
import { writeMembers } from './members.ts';
import { selectGroupById } from './to-groups.ts';

/** Replaces a group, its members included. */
export const updateGroup: Service<'updateGroup'> = ({ clock, db }, { params: { id }, body }) =>
  db.transaction(async (tx) => {
    const { name, description, archived } = body;
    await tx.update(groups).set({ name, description, archived, updatedAt: clock.now() }).where(eq(groups.id, id));
    await writeMembers(tx, id, body);
    return selectGroupById(tx, id);
  });
