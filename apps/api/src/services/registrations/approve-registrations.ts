import { eq } from 'drizzle-orm';
import { groupStudents, users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { orderMails } from '../mails/order-mails.ts';
import { forgetNotices } from '../notices/forget-notices.ts';
import { tellSetTasks } from '../notices/set-tasks.ts';
import type { Service } from '../service.ts';
import { selectUserById } from '../users/get-user.ts';
import { assertRelationsExist } from '../users/user-relations.ts';
import { lockPending } from './pending-people.ts';

/** Opens the accounts of people who registered. Students are put into the groups and given the level. All at once, or none. */
export const approveRegistrations: Service<'approveRegistrations'> = async (context, { body }) => {
  const now = context.clock.now();
  const { waiting, decided } = await context.db.transaction(async (tx) => {
    await assertRelationsExist(tx, { role: 'student', groups: body.groups, level: body.level, children: [] });
    const locked = await lockPending(tx, body.users);
    const ids = locked.waiting.map(({ id }) => id);
    await tellSetTasks(tx, now, { students: ids }, async () => {
      for (const { id, role } of locked.waiting) {
        const before = await selectUserById(tx, id);
        const levelId = role === 'student' && body.level !== null ? { levelId: body.level } : {};
        await tx
          .update(users)
          .set({ status: 'active', ...levelId, updatedAt: now })
          .where(eq(users.id, id));
        const memberships =
          role === 'student' ? body.groups.map((groupId) => ({ groupId, userId: id, joinedAt: now })) : [];
        if (memberships.length > 0) await tx.insert(groupStudents).values(memberships).onConflictDoNothing();
        const after = await selectUserById(tx, id);
        await recordAudit(context, tx, 'approveRegistrations', { object: `user:${id}`, before, after });
      }
    });
    await forgetNotices(tx, ids, ['registration-waiting']);
    await orderMails(context, tx, { kind: 'approved', to: ids });
    return locked;
  });
  return {
    success: true,
    message: context.messages.confirmations.approved(waiting.length),
    changed: waiting.map(({ id }) => id),
    skipped: decided,
  };
};
