import type { UserId, UserImportId } from '@rubrica/api-client/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groupAssistants, groupStudents, parentChildren, users } from '../../db/schema/people.ts';
import { type KeptPerson, userImportPeople, userImports } from '../../db/schema/user-imports.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { restoreImported } from './restore-imported.ts';
import { selectWithRecords } from './select-with-records.ts';
import { toUserImport, undoUntil } from './to-user-imports.ts';
import { inChunks } from './write-import.ts';

/**
 * Undoes an import of the last day: removes the people it created who did nothing yet, and gives those it changed back what they had.
 *
 * @throws {ConflictError} if it has been undone already, or is older
 */
export const undoUserImport: Service<'undoUserImport'> = async (context, { params: { id } }) => {
  const row = await context.db.transaction(async (tx) => {
    const before = expectRow(await tx.select().from(userImports).where(eq(userImports.id, id)).for('update'));
    const now = context.clock.now();
    if (before.undoneAt) throw new ConflictError('import_undone', undefined);
    if (undoUntil(before) <= now) throw new ConflictError('import_too_old', undefined);
    const people = await tx
      .select({ user: users, difference: userImportPeople.difference })
      .from(userImportPeople)
      .innerJoin(users, eq(users.id, userImportPeople.userId))
      .where(eq(userImportPeople.importId, id))
      .orderBy(users.id)
      .for('update');
    const created = people.filter(({ difference }) => difference === null).map(({ user }) => user);
    const { removed, kept } = await removeImported(tx, id, created);
    const restored = await restoreImported(tx, people, now);
    const counts = { removed: removed.length, restored: restored.count };
    const values = { undoneAt: now, undoneBy: context.caller.id, ...counts, kept: [...kept, ...restored.kept] };
    const [after] = await tx.update(userImports).set(values).where(eq(userImports.id, id)).returning();
    await recordAudit(context, tx, 'undoUserImport', {
      object: `user-import:${id}`,
      details: { fileName: before.fileName, ...counts, kept: values.kept.length },
    });
    return expectRow(after ? [after] : []);
  });
  return toUserImport(context.db, context.messages, row);
};

type User = typeof users.$inferSelect;

/** The database looks through every table that names users for each of them: the embedded one holds up the server meanwhile. */
const removedAtOnce = 100;

async function removeImported(
  tx: Database,
  importId: UserImportId,
  created: readonly User[],
): Promise<{ removed: UserId[]; kept: KeptPerson[] }> {
  const ofImport = tx
    .select({ id: userImportPeople.userId })
    .from(userImportPeople)
    .where(eq(userImportPeople.importId, importId));
  const haveRecords = await selectWithRecords(tx, ofImport);
  const removed: UserId[] = [];
  const kept: KeptPerson[] = [];
  for (const { id: user, name, lastLoginAt, loggedInBefore } of created) {
    if (lastLoginAt || loggedInBefore) kept.push({ user, name, reason: 'logged_in' });
    else if (haveRecords.has(user)) kept.push({ user, name, reason: 'has_records' });
    else removed.push(user);
  }
  const remove = async (ids: UserId[]) => {
    await tx.delete(groupStudents).where(inArray(groupStudents.userId, ids));
    await tx.delete(groupAssistants).where(inArray(groupAssistants.userId, ids));
    await tx
      .delete(parentChildren)
      .where(and(or(inArray(parentChildren.parentId, ids), inArray(parentChildren.childId, ids))));
    await tx.delete(users).where(inArray(users.id, ids));
  };
  await inChunks(removed, remove, removedAtOnce);
  return { removed, kept };
}
