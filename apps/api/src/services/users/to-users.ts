import type { User } from '@rubrica/api-client/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accountLinks } from '../../db/schema/auth.ts';
import { pendingMails } from '../../db/schema/pending-mails.ts';
import { groupAssistants, groupStudents, parentChildren, users } from '../../db/schema/people.ts';

/** Returns stored users with their groups and children as the contract describes them. Runs five queries for any number of users. */
export async function toUsers(db: Database, rows: (typeof users.$inferSelect)[]): Promise<User[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const learning = await db
    .select()
    .from(groupStudents)
    .where(inArray(groupStudents.userId, ids))
    .orderBy(groupStudents.groupId);
  const marking = await db
    .select()
    .from(groupAssistants)
    .where(inArray(groupAssistants.userId, ids))
    .orderBy(groupAssistants.groupId);
  // A link that was made while somebody was a student counts no more once they are none.
  const children = await db
    .select({ parentId: parentChildren.parentId, childId: parentChildren.childId })
    .from(parentChildren)
    .innerJoin(users, and(eq(users.id, parentChildren.childId), eq(users.role, 'student')))
    .where(inArray(parentChildren.parentId, ids))
    .orderBy(parentChildren.childId);
  const invitations = await db
    .select({ userId: accountLinks.userId, sentAt: accountLinks.createdAt, expiresAt: accountLinks.expiresAt })
    .from(accountLinks)
    .where(and(inArray(accountLinks.userId, ids), eq(accountLinks.kind, 'invitation'), isNull(accountLinks.usedAt)));
  const invitationByUser = new Map(invitations.map((invitation) => [invitation.userId, invitation]));
  const waiting = await db
    .select({ userId: pendingMails.userId })
    .from(pendingMails)
    .where(and(inArray(pendingMails.userId, ids), eq(pendingMails.kind, 'invitation')));
  const isWaiting = new Set(waiting.map(({ userId }) => userId));
  const groupsByUser = Map.groupBy([...learning, ...marking], ({ userId }) => userId);
  const childrenByParent = Map.groupBy(children, ({ parentId }) => parentId);
  return rows.map((user) => ({
    _id: user.id,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    name: user.name,
    email: user.email,
    phone: user.phone,
    role: user.role,
    status: user.status,
    language: user.language,
    loggedInBefore: user.loggedInBefore ? 'true' : 'false',
    groups: (groupsByUser.get(user.id) ?? []).map(({ groupId }) => groupId),
    level: user.levelId,
    children: (childrenByParent.get(user.id) ?? []).map(({ childId }) => childId),
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    invitation: isWaiting.has(user.id)
      ? { sentAt: null, expiresAt: null }
      : toInvitation(invitationByUser.get(user.id)),
  }));
}

function toInvitation(link: { sentAt: Date; expiresAt: Date } | undefined): User['invitation'] {
  return link ? { sentAt: link.sentAt.toISOString(), expiresAt: link.expiresAt.toISOString() } : null;
}
