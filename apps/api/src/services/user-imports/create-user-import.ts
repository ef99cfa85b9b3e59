import type { UserId } from '@rubrica/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type FaultyRows, userImportPeople, userImports } from '../../db/schema/user-imports.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError, ValidationError } from '../errors/errors.ts';
import { createInvitations, mailInvitations } from '../invitations/invite-users.ts';
import { notify } from '../notices/notify.ts';
import { expectRow, isUniqueViolation } from '../queries/query-results.ts';
import type { Input, Service } from '../service.ts';
import type { PlannedRow } from './plan-import.ts';
import { countsOf, type ImportSheet, planSheet, readImportSheet } from './read-import.ts';
import { cleanText } from './sheet/clean-text.ts';
import { toUserImport } from './to-user-imports.ts';
import { inChunks, writeImport } from './write-import.ts';

const invitedAtOnce = 25;
/** After this time, whoever began an import may have left its page, or their request may have been cut off. */
const longMs = 10_000;

type Body = Input<'createUserImport'>['body'];

/**
 * Imports people, all or none of them. A repeated request with the same key returns what the first has done.
 *
 * @throws {ConflictError} if rows have problems and are not left out, or if nothing is to be done
 */
export const createUserImport: Service<'createUserImport'> = async (context, { body }) => {
  const startedAt = context.clock.now().getTime();
  const sheet = await readImportSheet(body);
  if (sheet.missing.length > 0) throw new ValidationError({ columns: [{ code: 'required' }] });
  const run = () =>
    context.db.transaction(async (tx) => {
      const done = await importSheet(context, tx, sheet, body);
      if (context.clock.now().getTime() - startedAt >= longMs) await tellOfImport(context, tx, done.row);
      return done;
    });
  // Somebody has got one of the emails between the look and the writing: the second look sees them.
  const { row, invited } = await run().catch((error: unknown) =>
    isUniqueViolation(error) ? run() : Promise.reject(error),
  );
  if (invited.length > 0) context.background.run('Inviting imported people', inviteImported(context, invited));
  return toUserImport(context.db, context.messages, row);
};

/** A few people at a time, so that no request waits for hundreds of invitations to be stored. */
async function inviteImported(context: SignedInContext, ids: readonly UserId[]): Promise<void> {
  for (let at = 0; at < ids.length; at += invitedAtOnce) {
    const some = ids.slice(at, at + invitedAtOnce);
    mailInvitations(context, await context.db.transaction((tx) => createInvitations(context, tx, some)));
  }
}

/** Tells whoever began an import that it is done. */
async function tellOfImport(
  { clock }: SignedInContext,
  tx: Database,
  { id, fileName, ...row }: ImportRow,
): Promise<void> {
  await notify(tx, {
    kind: 'import-done',
    about: { import: { _id: id, name: fileName }, people: row.created + row.updated },
    recipients: [row.importedBy],
    key: `import-done ${id}`,
    at: clock.now(),
  });
}

type ImportRow = typeof userImports.$inferSelect;

interface ImportDone {
  row: ImportRow;
  /** New people who are to be invited. */
  invited: UserId[];
}

async function importSheet(
  context: SignedInContext,
  tx: Database,
  sheet: ImportSheet,
  body: Body,
): Promise<ImportDone> {
  // One import at a time: two with the same people would each find them missing.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('user-imports', 0))`);
  const { caller, clock } = context;
  const same = and(eq(userImports.importedBy, caller.id), eq(userImports.key, body.key));
  const [earlier] = await tx.select().from(userImports).where(same);
  if (earlier) return { row: earlier, invited: [] };

  const { planned, existing } = await planSheet(tx, sheet, body);
  const counts = countsOf(planned);
  if (counts.faulty > 0 && !body.leaveOutFaulty) throw new ConflictError('import_faulty', { rows: counts.faulty });
  if (counts.created + counts.updated === 0) throw new ConflictError('import_empty', undefined);

  const now = clock.now();
  const written = await writeImport(tx, { planned, existing, language: sheet.language, now });
  const row = expectRow(
    await tx
      .insert(userImports)
      .values({
        key: body.key,
        fileName: fileNameOf(body.file),
        importedBy: caller.id,
        ...counts,
        areInvited: body.sendInvitations,
        faultyRows: faultyRowsOf(sheet, planned),
        createdAt: now,
        updatedAt: now,
      })
      .returning(),
  );
  await inChunks(written, (chunk) =>
    tx.insert(userImportPeople).values(chunk.map((person) => ({ importId: row.id, ...person }))),
  );
  await recordAudit(context, tx, 'createUserImport', {
    object: `user-import:${row.id}`,
    details: { fileName: row.fileName, ...counts },
  });
  const created = written.filter(({ difference }) => difference === null);
  return { row, invited: body.sendInvitations ? created.map(({ userId }) => userId) : [] };
}

const longestFileName = 255;

/** The last part of the name that a file was sent with. */
function fileNameOf(file: Blob): string {
  const sent = file instanceof File ? (file.name.split(/[/\\]/u).at(-1) ?? '') : '';
  return cleanText(sent).slice(-longestFileName);
}

/** The rows that are left out, as they stand in the file. */
function faultyRowsOf({ rows, headingRow, fields }: ImportSheet, planned: readonly PlannedRow[]): FaultyRows | null {
  const faulty = planned.filter(({ action }) => action === 'none');
  if (faulty.length === 0) return null;
  const columns = fields.flatMap((field, index) =>
    field ? [{ heading: rows[headingRow]?.[index] ?? '', field }] : [],
  );
  return {
    columns,
    rows: faulty.map(({ row, cells, problems }) => ({
      row,
      texts: columns.map(({ field }) => cells[field] ?? ''),
      problems,
    })),
  };
}
