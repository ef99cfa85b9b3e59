import { eq } from 'drizzle-orm';
import { groups } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { tellSetTasks } from '../notices/set-tasks.ts';
import type { Service } from '../service.ts';
import { writeMembers } from './members.ts';
import { selectGroupById } from './to-groups.ts';

/** Replaces a group, its members included. */
export const updateGroup: Service<'updateGroup'> = (context, { params: { id }, body }) =>
  context.db.transaction(async (tx) => {
    const before = await selectGroupById(tx, id);
    const { name, description, archived } = body;
    const now = context.clock.now();
    await tx.update(groups).set({ name, description, archived, updatedAt: now }).where(eq(groups.id, id));
    await tellSetTasks(tx, now, { students: body.students }, () => writeMembers(tx, id, body));
    const after = await selectGroupById(tx, id);
    await recordAudit(context, tx, 'updateGroup', { object: `group:${id}`, before, after });
    return after;
  });
