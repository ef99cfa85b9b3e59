import type { UnchangeableReason, User, UserChange, UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { endAccess } from '../../auth/end-access.ts';
import type { Database } from '../../db/database.ts';
import { groupAssistants, groupStudents, users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { tellSetTasks } from '../notices/set-tasks.ts';
import type { Service } from '../service.ts';
import { isActiveAdmin, lockAdmins } from './assert-not-last-admin.ts';
import { selectUserById } from './get-user.ts';
import { toUsers } from './to-users.ts';
import { assertRelationsExist, rejoinGroups } from './user-relations.ts';

/**
 * Changes several people at once, in one transaction. Those who cannot be changed are left out and named with the reason; with
 * `dryRun` nothing is changed, so that a page can say beforehand what will happen.
 */
export const changeUsers: Service<'changeUsers'> = async (context, { body }) => {
  const { change, dryRun } = body;
  const asked = [...new Set(body.users)];
  const { changed, skipped } = await context.db.transaction(async (tx) => {
    await assertChangeExists(tx, change);
    // Whatever is changed: admins may be among the people who are locked next.
    await lockAdmins(tx);
    const rows = await tx
      .select()
      .from(users)
      .where(and(inArray(users.id, asked), isNull(users.erasedAt)))
      .orderBy(users.id)
      .for('update');
    const people = await toUsers(tx, rows);
    const reasons = await reasonsOf(tx, context, change, people);
    const changeable = people.filter(({ _id }) => !reasons.has(_id));
    const ids = changeable.map(({ _id }) => _id);
    if (!dryRun) {
      await tellSetTasks(tx, context.clock.now(), { students: ids }, async () => {
        for (const user of changeable) await changeUser(context, tx, user, change);
      });
    }
    const found = new Map(people.map((user) => [user._id, user]));
    return {
      changed: ids,
      skipped: asked.flatMap((id) => {
        const reason = found.has(id) ? reasons.get(id) : 'gone';
        return reason ? [{ _id: id, name: found.get(id)?.name ?? '', reason }] : [];
      }),
    };
  });
  return { success: true, message: context.messages.confirmations.usersChanged(changed.length), changed, skipped };
};

/** @throws {ValidationError} on the group or level that does not exist */
async function assertChangeExists(tx: Database, change: UserChange): Promise<void> {
  const groups = 'group' in change ? [change.group] : [];
  const level = change.kind === 'level' ? change.level : null;
  await assertRelationsExist(tx, { role: 'student', groups, level, children: [] });
}

/** Returns who cannot be changed, and why. */
async function reasonsOf(
  tx: Database,
  { caller }: SignedInContext,
  change: UserChange,
  people: readonly User[],
): Promise<Map<UserId, UnchangeableReason>> {
  const reasons = new Map<UserId, UnchangeableReason>();
  for (const user of people) {
    const reason = reasonOf(user, change, caller.id);
    if (reason) reasons.set(user._id, reason);
  }
  if (change.kind === 'status' && change.status === 'disabled') {
    const leaving = people.filter(({ _id, role }) => role === 'admin' && !reasons.has(_id));
    const last = leaving.length === (await tx.$count(users, isActiveAdmin)) ? leaving.at(-1) : undefined;
    if (last) reasons.set(last._id, 'last-admin');
  }
  return reasons;
}

/** Returns why one person cannot be changed, as far as that depends on nobody else. */
function reasonOf(
  { _id, role, status, groups, level }: User,
  change: UserChange,
  caller: UserId,
): UnchangeableReason | null {
  switch (change.kind) {
    case 'add-group':
    case 'remove-group':
      if (role !== 'student' && role !== 'assistant') return 'role';
      return groups.includes(change.group) === (change.kind === 'add-group') ? 'unchanged' : null;
    case 'level':
      if (role !== 'student') return 'role';
      return level === change.level ? 'unchanged' : null;
    case 'status':
      if (_id === caller) return 'own-account';
      if (status === change.status) return 'unchanged';
      return status === 'pending' ? 'pending' : null;
  }
}

async function changeUser(context: SignedInContext, tx: Database, before: User, change: UserChange): Promise<void> {
  const id = before._id;
  const now = context.clock.now();
  const columns =
    change.kind === 'status'
      ? { status: change.status, ...(change.status === 'active' ? { rejectedAt: null } : {}) }
      : change.kind === 'level'
        ? { levelId: change.level }
        : {};
  await tx
    .update(users)
    .set({ ...columns, updatedAt: now })
    .where(eq(users.id, id));
  if (change.kind === 'add-group') {
    const membership = { groupId: change.group, userId: id };
    await (
      before.role === 'student'
        ? tx.insert(groupStudents).values({ ...membership, joinedAt: now })
        : tx.insert(groupAssistants).values(membership)
    ).onConflictDoNothing();
  }
  const members = before.role === 'student' ? groupStudents : groupAssistants;
  if (change.kind === 'remove-group')
    await tx.delete(members).where(and(eq(members.userId, id), eq(members.groupId, change.group)));
  if (change.kind === 'status' && change.status === 'disabled') await endAccess(tx, id, now);
  if (change.kind === 'status' && change.status === 'active') await rejoinGroups(tx, id, now);
  const after = await selectUserById(tx, id);
  await recordAudit(context, tx, 'changeUsers', { object: `user:${id}`, before, after });
}
