import type { Group, GroupId } from '@rubrica/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groupAssistants, groups, groupStudents } from '../../db/schema/people.ts';
import { expectRow } from '../queries/query-results.ts';

/** Returns stored groups with their members as the contract describes them. Runs two queries for any number of groups. */
export async function toGroups(db: Database, rows: (typeof groups.$inferSelect)[]): Promise<Group[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const students = await db
    .select()
    .from(groupStudents)
    .where(inArray(groupStudents.groupId, ids))
    .orderBy(groupStudents.userId);
  const assistants = await db
    .select()
    .from(groupAssistants)
    .where(inArray(groupAssistants.groupId, ids))
    .orderBy(groupAssistants.userId);
  const studentsByGroup = Map.groupBy(students, ({ groupId }) => groupId);
  const assistantsByGroup = Map.groupBy(assistants, ({ groupId }) => groupId);
  return rows.map((group) => ({
    _id: group.id,
    createdAt: group.createdAt.toISOString(),
    updatedAt: group.updatedAt.toISOString(),
    name: group.name,
    description: group.description,
    archived: group.archived,
    students: (studentsByGroup.get(group.id) ?? []).map(({ userId }) => userId),
    assistants: (assistantsByGroup.get(group.id) ?? []).map(({ userId }) => userId),
  }));
}

/** Returns one group. @throws {NotFoundError} */
export async function selectGroupById(db: Database, id: GroupId): Promise<Group> {
  return expectRow(await toGroups(db, await db.select().from(groups).where(eq(groups.id, id))));
}
