import type { GroupId } from '@rubrica/api-client/contract';
import { and, eq, gt, inArray, isNull, lte, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accountLinks } from '../../db/schema/auth.ts';
import { pendingMails } from '../../db/schema/pending-mails.ts';
import { groupAssistants, groupStudents, users } from '../../db/schema/people.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { toUsers } from './to-users.ts';

/** Returns a page of users. */
export const listUsers: Service<'listUsers'> = ({ clock, db }, { query }) =>
  listPage(db, query, {
    select: (where) => db.select().from(users).where(where).$dynamic(),
    where: and(
      isNull(users.erasedAt),
      query.role && eq(users.role, query.role),
      query.status && eq(users.status, query.status),
      query.group ? isMemberOf(db, query.group) : undefined,
      query.invitation ? isInvited(db, query.invitation, clock.now()) : undefined,
    ),
    search: [users.name, users.email, users.phone],
    sort: {
      name: users.name,
      email: users.email,
      role: users.role,
      status: users.status,
      createdAt: users.createdAt,
      lastLoginAt: users.lastLoginAt,
    },
    defaultSort: 'name',
    id: users.id,
    toItems: (rows) => toUsers(db, rows),
  });

function isMemberOf(db: Database, groupId: GroupId): SQL | undefined {
  return or(
    ...[groupStudents, groupAssistants].map((members) =>
      inArray(users.id, db.select({ id: members.userId }).from(members).where(eq(members.groupId, groupId))),
    ),
  );
}

/** Whether somebody has an invitation that they have not used: one that is not sent yet, one that works, or one that has expired. */
function isInvited(db: Database, state: 'waiting' | 'open' | 'expired', now: Date): SQL | undefined {
  const waiting = db.select({ id: pendingMails.userId }).from(pendingMails).where(eq(pendingMails.kind, 'invitation'));
  if (state === 'waiting') return inArray(users.id, waiting);
  const invited = db
    .select({ id: accountLinks.userId })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.kind, 'invitation'),
        isNull(accountLinks.usedAt),
        state === 'open' ? gt(accountLinks.expiresAt, now) : lte(accountLinks.expiresAt, now),
      ),
    );
  return and(inArray(users.id, invited), notInArray(users.id, waiting));
}
