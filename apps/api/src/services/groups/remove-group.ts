import { count, eq } from 'drizzle-orm';
import { groups } from '../../db/schema/people.ts';
import { taskGroups } from '../../db/schema/tasks.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import type { Service } from '../service.ts';
import { selectGroupById } from './to-groups.ts';

/** Removes a group in which nobody learns and that no task is set for; the refusal says how many do. */
export const removeGroup: Service<'removeGroup'> = async ({ db, messages }, { params: { id } }) => {
  const name = await db.transaction(async (tx) => {
    await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, id)).for('update');
    const group = await selectGroupById(tx, id);
    const [tasks] = await tx.select({ total: count() }).from(taskGroups).where(eq(taskGroups.groupId, id));
    const uses = group.students.length + (tasks?.total ?? 0);
    if (uses > 0) throw new ConflictError('in_use', { uses });
    await tx.delete(groups).where(eq(groups.id, id));
    return group.name;
  });
  return { success: true, message: messages.confirmations.removed(name) };
};
