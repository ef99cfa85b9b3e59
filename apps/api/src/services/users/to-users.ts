import type { User } from '@rubrica/api-client/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groupAssistants, groupStudents, parentChildren, type users } from '../../db/schema/people.ts';
import { byKey } from '../queries/by-key.ts';

/** Stored users as the contract knows them, with their groups and children, in three queries for all. */
export async function toUsers(db: Database, rows: (typeof users.$inferSelect)[]): Promise<User[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const learning = await db.select().from(groupStudents).where(inArray(groupStudents.userId, ids));
  const marking = await db.select().from(groupAssistants).where(inArray(groupAssistants.userId, ids));
  const children = await db.select().from(parentChildren).where(inArray(parentChildren.parentId, ids));
  const groupsOf = byKey(
    [...learning, ...marking],
    (row) => row.userId,
    (row) => row.groupId,
  );
  const childrenOf = byKey(
    children,
    (row) => row.parentId,
    (row) => row.childId,
  );
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
    groups: groupsOf.get(user.id) ?? [],
    level: user.levelId,
    children: childrenOf.get(user.id) ?? [],
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  }));
}
