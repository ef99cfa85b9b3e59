import { eq } from 'drizzle-orm';
import { groups } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { tellSetTasks } from '../notices/set-tasks.ts';
import { assertUnchanged } from '../queries/assert-unchanged.ts';
import type { Service } from '../service.ts';
import { writeMembers } from './members.ts';
import { selectGroupById } from './to-groups.ts';

/** Replaces a group, its members included, if it is still what the author saw. */
export const updateGroup: Service<'updateGroup'> = (context, { params: { id }, body }) =>
  context.db.transaction(async (tx) => {
    await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, id)).for('no key update');
    const before = await selectGroupById(tx, id);
    if (assertUnchanged('updateGroup', before, before, body)) return before;
    const { name, description, archived } = body;
    const now = context.clock.now();
    await tx.update(groups).set({ name, description, archived, updatedAt: now }).where(eq(groups.id, id));
    await tellSetTasks(tx, now, { students: body.students }, () => writeMembers(tx, id, body, now));
    const after = await selectGroupById(tx, id);
    await recordAudit(context, tx, 'updateGroup', { object: `group:${id}`, before, after });
    return after;
  });
