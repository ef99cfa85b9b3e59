import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { levels } from '../../db/schema/named.ts';
import { groupAssistants, groupStudents, parentChildren, users } from '../../db/schema/people.ts';
import type { ImportedDifference, KeptPerson } from '../../db/schema/user-imports.ts';

interface ImportedUser {
  user: typeof users.$inferSelect;
  /** What the import changed of them; null for those it created. */
  difference: ImportedDifference | null;
}

const columnNames = ['name', 'phone', 'levelId', 'language'] as const;

/** Gives people what they had before an import, but for what has been changed since, and a level that is not there any more. */
export async function restoreImported(
  tx: Database,
  people: readonly ImportedUser[],
  now: Date,
): Promise<{ count: number; kept: KeptPerson[] }> {
  const kept: KeptPerson[] = [];
  let count = 0;
  const formerLevels = people.flatMap(({ difference }) => difference?.columns.levelId?.[0] ?? []);
  const levelsHere = new Set(
    (await tx.select({ id: levels.id }).from(levels).where(inArray(levels.id, formerLevels))).map(({ id }) => id),
  );
  for (const { user, difference } of people) {
    if (!difference) continue;
    count += 1;
    const changed = columnNames.filter((name) => difference.columns[name]);
    const untouched = changed.filter((name) => user[name] === difference.columns[name]?.[1]);
    const levelId = difference.columns.levelId?.[0] ?? null;
    const isLevelGone = untouched.includes('levelId') && levelId !== null && !levelsHere.has(levelId);
    if (untouched.length < changed.length || isLevelGone)
      kept.push({ user: user.id, name: user.name, reason: 'changed_since' });
    if (untouched.length > 0) {
      const before = Object.fromEntries(untouched.map((name) => [name, difference.columns[name]?.[0] ?? null]));
      await tx
        .update(users)
        .set({ ...before, ...(isLevelGone ? { levelId: null } : {}), updatedAt: now })
        .where(eq(users.id, user.id));
    }
    await removeMemberships(tx, user.id, difference);
  }
  return { count, kept };
}

async function removeMemberships(
  tx: Database,
  userId: ImportedUser['user']['id'],
  { groups, parents }: ImportedDifference,
): Promise<void> {
  for (const table of [groupStudents, groupAssistants])
    if (groups.length > 0) await tx.delete(table).where(and(eq(table.userId, userId), inArray(table.groupId, groups)));
  if (parents.length > 0)
    await tx
      .delete(parentChildren)
      .where(and(eq(parentChildren.childId, userId), inArray(parentChildren.parentId, parents)));
}
