import type { Group } from '@rubrica/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groupAssistants, groups, groupStudents } from '../../db/schema/people.ts';
import { byKey } from '../queries/by-key.ts';
import { expectRow } from '../queries/expect-row.ts';

/** Stored groups as the contract knows them, with their people, in two queries for all. */
export async function toGroups(db: Database, rows: (typeof groups.$inferSelect)[]): Promise<Group[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const students = await db.select().from(groupStudents).where(inArray(groupStudents.groupId, ids));
  const assistants = await db.select().from(groupAssistants).where(inArray(groupAssistants.groupId, ids));
  const studentsOf = byKey(
    students,
    (row) => row.groupId,
    (row) => row.userId,
  );
  const assistantsOf = byKey(
    assistants,
    (row) => row.groupId,
    (row) => row.userId,
  );
  return rows.map((group) => ({
    _id: group.id,
    createdAt: group.createdAt.toISOString(),
    updatedAt: group.updatedAt.toISOString(),
    name: group.name,
    description: group.description,
    archived: group.archived,
    students: studentsOf.get(group.id) ?? [],
    assistants: assistantsOf.get(group.id) ?? [],
  }));
}

/** One group as the contract knows it. @throws {NotFoundError} */
export async function groupById(db: Database, id: string): Promise<Group> {
  return expectRow(await toGroups(db, await db.select().from(groups).where(eq(groups.id, id))));
}
