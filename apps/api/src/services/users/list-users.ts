import type { GroupId, UserId } from '@rubrica/api-client/contract';
import { and, eq, gt, inArray, isNull, lte, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accountLinks } from '../../db/schema/auth.ts';
import { pendingMails } from '../../db/schema/pending-mails.ts';
import { groupAssistants, groupStudents, users } from '../../db/schema/people.ts';
import type { SignedInContext } from '../context.ts';
import { listPage, matchesSearch, orderBy } from '../queries/list-page.ts';
import type { Input, Service } from '../service.ts';
import { hasPhone } from './has-phone.ts';
import { toUsers } from './to-users.ts';

type Query = Input<'listUsers'>['query'];

const defaultSort = 'name';
const sortedBy = {
  name: users.name,
  email: users.email,
  role: users.role,
  status: users.status,
  createdAt: users.createdAt,
  lastLoginAt: users.lastLoginAt,
};

/** Returns a page of users. */
export const listUsers: Service<'listUsers'> = ({ clock, db }, { query }) =>
  listPage(db, query, {
    select: (where) => db.select().from(users).where(where).$dynamic(),
    where: isAskedFor(db, query, clock.now()),
    search: isFound,
    sort: sortedBy,
    defaultSort,
    id: users.id,
    toItems: (rows) => toUsers(db, rows),
  });

/** Selects whom the whole list has, in its order: pages that are read one after the other skip and repeat people whom others change. */
export async function selectListedIds(
  { clock, db }: Pick<SignedInContext, 'clock' | 'db'>,
  query: Omit<Query, 'page' | 'limit'>,
): Promise<UserId[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isAskedFor(db, query, clock.now()), query.search ? isFound(query.search) : undefined))
    .orderBy(...orderBy(query.sort ?? defaultSort, sortedBy, users.id));
  return rows.map(({ id }) => id);
}

/** Whether somebody is found by name, address and phone: by each word of the search, or by all of it as one number. */
const isFound = (search: string): SQL | undefined =>
  or(hasPhone(search), matchesSearch(search, [users.name, users.email], hasPhone));

function isAskedFor(
  db: Database,
  { role, status, group, invitation }: Omit<Query, 'page' | 'limit'>,
  now: Date,
): SQL | undefined {
  return and(
    isNull(users.erasedAt),
    role && eq(users.role, role),
    status && eq(users.status, status),
    group ? isMemberOf(db, group) : undefined,
    invitation ? isInvited(db, invitation, now) : undefined,
  );
}

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
