import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { userImports } from '../../db/schema/user-imports.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { type Batch, takeBackInBatches, takeBackSome } from './take-back.ts';
import { toUserImport, undoUntil } from './to-user-imports.ts';

type Row = typeof userImports.$inferSelect;

/**
 * Undoes an import of the last day: removes the people it created who did nothing yet, and gives those it changed back what they
 * had. It is done in batches, between which others are served; one that was interrupted goes on when it is repeated.
 *
 * @throws {ConflictError} if it has been undone already, or is older
 */
export const undoUserImport: Service<'undoUserImport'> = async (context, { params: { id } }) => {
  const begun = expectRow(await context.db.select().from(userImports).where(eq(userImports.id, id)));
  if (undoUntil(begun) <= context.clock.now() && !begun.undoneAt) throw new ConflictError('import_too_old', undefined);
  let row = begun;
  await takeBackInBatches(context.db, id, context.clock.now(), async (tx, batch) => {
    row = await undoSome(context, tx, row, batch);
    return row.undoneAt === null;
  });
  return toUserImport(context.db, context.messages, row);
};

/** Undoes the import of some people, and says that it is undone where none are left. */
async function undoSome(context: SignedInContext, tx: Database, { id }: Row, batch: Batch): Promise<Row> {
  const before = expectRow(await tx.select().from(userImports).where(eq(userImports.id, id)).for('update'));
  if (before.undoneAt) throw new ConflictError('import_undone', undefined);
  const some = await takeBackSome(tx, id, batch);
  const values = some
    ? {
        removed: before.removed + some.removed,
        restored: before.restored + some.restored,
        kept: [...before.kept, ...some.kept],
      }
    : { undoneAt: batch.now, undoneBy: context.caller.id };
  const row = expectRow(await tx.update(userImports).set(values).where(eq(userImports.id, id)).returning());
  if (!some) {
    await recordAudit(context, tx, 'undoUserImport', {
      object: `user-import:${id}`,
      details: { fileName: row.fileName, removed: row.removed, restored: row.restored, kept: row.kept.length },
    });
  }
  return row;
}
