import type { UserImport } from '@rubrica/api-client/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import type { userImports } from '../../db/schema/user-imports.ts';
import type { Messages } from '../../messages/messages.ts';

type Row = typeof userImports.$inferSelect;

const dayMs = 24 * 3_600_000;

/** Until when an import can be undone. */
export function undoUntil({ createdAt }: Pick<Row, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + dayMs);
}

/** Returns stored imports as the contract describes them, in the reader's language. */
export async function toUserImports(db: Database, messages: Messages, rows: readonly Row[]): Promise<UserImport[]> {
  const ids = [...new Set(rows.flatMap(({ importedBy, undoneBy }) => [importedBy, ...(undoneBy ? [undoneBy] : [])]))];
  const people = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    fileName: row.fileName,
    importedBy: names.get(row.importedBy) ?? '',
    created: row.created,
    updated: row.updated,
    skipped: row.skipped,
    faulty: row.faulty,
    areInvited: row.areInvited,
    undoUntil: undoUntil(row).toISOString(),
    undone: row.undoneAt && {
      at: row.undoneAt.toISOString(),
      by: (row.undoneBy && names.get(row.undoneBy)) ?? '',
      removed: row.removed,
      restored: row.restored,
      kept: row.kept.map(({ user, name, reason }) => ({ user, name, reason: messages.imports.kept[reason] })),
    },
  }));
}

/** Returns one stored import as the contract describes it. */
export async function toUserImport(db: Database, messages: Messages, row: Row): Promise<UserImport> {
  const [found] = await toUserImports(db, messages, [row]);
  if (!found) throw new Error('One import was given, and none came back.');
  return found;
}
