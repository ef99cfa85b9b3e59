import type { GroupId } from '@rubrica/api-client/contract';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groupAssistants, groupStudents, users } from '../../db/schema/people.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { toUsers } from './to-users.ts';

/** Returns a page of users. */
export const listUsers: Service<'listUsers'> = ({ db }, { query }) =>
  listPage(db, query, {
    select: (where) => db.select().from(users).where(where).$dynamic(),
    where: and(
      query.role && eq(users.role, query.role),
      query.status && eq(users.status, query.status),
      query.group ? isMemberOf(db, query.group) : undefined,
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
