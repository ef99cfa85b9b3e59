import type { GroupId, UserId } from '@rubrica/api-client/contract';
import { eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groupAssistants, groupStudents, parentChildren, users } from '../../db/schema/people.ts';
import type { PersonRow } from './read-people.ts';

/** Somebody with an account whom a file names. */
export interface ExistingPerson {
  user: typeof users.$inferSelect;
  groups: ReadonlySet<GroupId>;
  /** Of a student. */
  parents: ReadonlySet<UserId>;
}

/** Those who are here already, by what a file can name them by. */
export interface ExistingPeople {
  byEmail: ReadonlyMap<string, ExistingPerson>;
  /** Several people can have one phone. */
  byPhone: ReadonlyMap<string, readonly ExistingPerson[]>;
}

/** Reads everybody whose email or phone stands in the file, as a person or as a parent. Four queries for any number of rows. */
export async function selectExisting(db: Database, rows: readonly PersonRow[]): Promise<ExistingPeople> {
  const emails = rows.flatMap(({ person }) => [person.email, person.parentEmail]).filter((email) => email !== null);
  const phones = rows.map(({ person }) => person.phone).filter((phone) => phone !== null);
  const named = or(inArray(users.email, emails), inArray(users.phone, phones));
  const found = await db.select().from(users).where(named);
  const memberOf = { groupId: groupStudents.groupId, userId: groupStudents.userId };
  const learning = await db
    .select(memberOf)
    .from(groupStudents)
    .innerJoin(users, eq(users.id, groupStudents.userId))
    .where(named);
  const marking = await db
    .select({ groupId: groupAssistants.groupId, userId: groupAssistants.userId })
    .from(groupAssistants)
    .innerJoin(users, eq(users.id, groupAssistants.userId))
    .where(named);
  const links = await db
    .select({ parentId: parentChildren.parentId, childId: parentChildren.childId })
    .from(parentChildren)
    .innerJoin(users, eq(users.id, parentChildren.childId))
    .where(named);
  const groups = Map.groupBy([...learning, ...marking], ({ userId }) => userId);
  const parents = Map.groupBy(links, ({ childId }) => childId);
  const people = found.map((user) => ({
    user,
    groups: new Set(groups.get(user.id)?.map(({ groupId }) => groupId)),
    parents: new Set(parents.get(user.id)?.map(({ parentId }) => parentId)),
  }));
  return {
    byEmail: new Map(people.map((person) => [person.user.email, person])),
    byPhone: Map.groupBy(
      people.filter(({ user }) => user.phone !== null),
      ({ user }) => user.phone ?? '',
    ),
  };
}
