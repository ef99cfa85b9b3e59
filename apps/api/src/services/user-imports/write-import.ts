import type { Language, UserId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { groupAssistants, groupStudents, parentChildren, users } from '../../db/schema/people.ts';
import type { ImportedDifference } from '../../db/schema/user-imports.ts';
import { tellSetTasks } from '../notices/set-tasks.ts';
import type { CompletePerson, ImportedChange, PlannedRow } from './plan-import.ts';

/** Somebody whom an import has created, or changed. */
export interface WrittenPerson {
  userId: UserId;
  /** Null for somebody who was created. */
  difference: ImportedDifference | null;
}

interface Writing {
  planned: readonly PlannedRow[];
  /** Those whom the file can name as parents; new ones are added. */
  idByEmail: Map<string, UserId>;
  /** Of new people for whom the file names none. */
  language: Language;
  now: Date;
}

interface Membership {
  userId: UserId;
  person: Pick<CompletePerson, 'role' | 'groups'>;
}

/** How many rows one statement inserts: PostgreSQL takes 65,535 values at most. */
const chunkSize = 1000;

/** Writes people of an import with their groups and parents, who come before their children. New ones have no password. */
export async function writeImport(
  tx: Database,
  { planned, idByEmail, language, now }: Writing,
): Promise<WrittenPerson[]> {
  const created = planned.flatMap((row) => (row.action === 'create' ? [{ userId: v7(), person: row.person }] : []));
  const changed = planned.flatMap((row) => (row.action === 'update' ? [row.change] : []));
  const stamps = { createdAt: now, updatedAt: now };
  await inChunks(created, (chunk) =>
    tx.insert(users).values(
      chunk.map(({ userId, person }) => ({
        id: userId,
        name: person.name,
        email: person.email,
        phone: person.phone,
        role: person.role,
        status: 'active' as const,
        language: person.language ?? language,
        levelId: person.role === 'student' ? person.level : null,
        ...stamps,
      })),
    ),
  );
  for (const { existing: here, set } of changed)
    if (Object.keys(set).length > 0)
      await tx
        .update(users)
        .set({ ...set, updatedAt: now })
        .where(eq(users.id, here.user.id));

  const members = [
    ...created,
    ...changed.map(({ existing: here, groups }) => ({
      userId: here.user.id,
      person: { role: here.user.role, groups },
    })),
  ];
  const students = members.map(({ userId }) => userId);
  if (students.length > 0) await tellSetTasks(tx, now, { students }, () => writeMemberships(tx, members, now));

  for (const { userId, person } of created) idByEmail.set(person.email, userId);
  const links = [
    ...created.map(({ userId, person }) => ({
      childId: userId,
      email: person.role === 'student' ? person.parentEmail : null,
    })),
    ...changed.map(({ existing: here, parentEmail }) => ({ childId: here.user.id, email: parentEmail })),
  ].flatMap(({ childId, email }) => {
    const parentId = email === null ? undefined : idByEmail.get(email);
    return parentId ? [{ parentId, childId, createdAt: now }] : [];
  });
  await inChunks(links, (chunk) => tx.insert(parentChildren).values(chunk).onConflictDoNothing());

  const parentsOf = Map.groupBy(links, ({ childId }) => childId);
  return [
    ...created.map(({ userId }) => ({ userId, difference: null })),
    ...changed.map((change) => ({
      userId: change.existing.user.id,
      difference: differenceOf(change, parentsOf.get(change.existing.user.id)?.map(({ parentId }) => parentId) ?? []),
    })),
  ];
}

async function writeMemberships(tx: Database, members: readonly Membership[], now: Date): Promise<void> {
  const rowsOf = (role: 'student' | 'assistant') =>
    members
      .filter(({ person }) => person.role === role)
      .flatMap(({ userId, person }) => person.groups.map((groupId) => ({ groupId, userId })));
  const students = rowsOf('student').map((row) => ({ ...row, joinedAt: now }));
  await inChunks(students, (chunk) => tx.insert(groupStudents).values(chunk).onConflictDoNothing());
  await inChunks(rowsOf('assistant'), (chunk) => tx.insert(groupAssistants).values(chunk).onConflictDoNothing());
}

function differenceOf({ existing, set, groups }: ImportedChange, parents: UserId[]): ImportedDifference {
  const { user } = existing;
  const columns: ImportedDifference['columns'] = {};
  if (set.name !== undefined) columns.name = [user.name, set.name];
  if (set.phone !== undefined) columns.phone = [user.phone, set.phone];
  if (set.levelId !== undefined) columns.levelId = [user.levelId, set.levelId];
  if (set.language !== undefined) columns.language = [user.language, set.language];
  return { columns, groups, parents };
}

/** Does something with the rows, a number of them at a time. */
async function inChunks<Row>(
  rows: readonly Row[],
  run: (chunk: Row[]) => PromiseLike<unknown>,
  size = chunkSize,
): Promise<void> {
  for (let at = 0; at < rows.length; at += size) await run(rows.slice(at, at + size));
}
