import { and, count, eq, or, sql } from 'drizzle-orm';
import { groupAssistants, groupStudents, users } from '../../db/schema/people.ts';
import { matches, orderOf, pageRange } from '../queries/page.ts';
import type { Service } from '../service.ts';
import { toUsers } from './to-users.ts';

const sortable = {
  name: users.name,
  email: users.email,
  role: users.role,
  status: users.status,
  createdAt: users.createdAt,
  lastLoginAt: users.lastLoginAt,
};

/** A page of users. */
export const listUsers: Service<'listUsers'> = async ({ db }, { query }) => {
  const where = and(
    matches(query, users.name, users.email, users.phone),
    query.role && eq(users.role, query.role),
    query.status && eq(users.status, query.status),
    query.group ? inGroup(query.group) : undefined,
  );
  const { limit, offset } = pageRange(query);
  const order = orderOf(query, users.id, sortable, 'name');
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(users).where(where);
  return { items: await toUsers(db, rows), total: all?.total ?? 0, page: query.page, limit };
};

function inGroup(groupId: string) {
  return or(
    sql`exists (select 1 from ${groupStudents} where ${groupStudents.userId} = ${users.id} and ${groupStudents.groupId} = ${groupId})`,
    sql`exists (select 1 from ${groupAssistants} where ${groupAssistants.userId} = ${users.id} and ${groupAssistants.groupId} = ${groupId})`,
  );
}
