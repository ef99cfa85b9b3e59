import type { Language, UserImportId } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { type FaultyRows, userImportPeople, userImports } from '../../db/schema/user-imports.ts';
import { sendsMail } from '../../mail/open-mailer.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError, ValidationError } from '../errors/errors.ts';
import { storeInvitations } from '../invitations/invite-users.ts';
import { sendBatch } from '../mails/order-mails.ts';
import { notify } from '../notices/notify.ts';
import { expectRow, isUniqueViolation } from '../queries/query-results.ts';
import type { Input, Service } from '../service.ts';
import { inShortBatches } from './in-short-batches.ts';
import type { PlannedRow } from './plan-import.ts';
import { countsOf, type ImportSheet, planSheet, readImportSheet } from './read-import.ts';
import { cleanText } from './sheet/clean-text.ts';
import type { ExistingPeople } from './select-existing.ts';
import { takeBackInterrupted, takeBackUnfinished } from './take-back.ts';
import { toUserImport } from './to-user-imports.ts';
import { writeImport } from './write-import.ts';

/** After this time, whoever began an import may have left its page, or their request may have been cut off. */
const longMs = 10_000;

type Body = Input<'createUserImport'>['body'];

/**
 * Imports people, all or none of them: in batches, between which others are served, and what was written is taken back if one
 * fails. A repeated request with the same key returns what the first has done.
 *
 * @throws {ConflictError} if rows have problems and are not left out, or if nothing is to be done
 */
export const createUserImport: Service<'createUserImport'> = async (context, { body }) => {
  const startedAt = context.clock.now();
  const sheet = await readImportSheet(body);
  if (sheet.missing.length > 0) throw new ValidationError({ columns: [{ code: 'required' }] });
  // One import at a time: two with the same people would each find them missing.
  const run = () => inTurn(context.db, () => importSheet(context, sheet, body, startedAt));
  // Somebody has got one of the emails between the look and the writing, or another server imports them: the second look sees them.
  const row = await run().catch((error: unknown) => (isUniqueViolation(error) ? run() : Promise.reject(error)));
  return { ...(await toUserImport(context.db, context.messages, row)), areMailed: sendsMail(context.mailer) };
};

const turns = new WeakMap<Database, Promise<unknown>>();

/** Does work once what came before it on this database is over. */
function inTurn<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(db) ?? Promise.resolve()).then(work, work);
  turns.set(db, turn);
  return turn;
}

type ImportRow = typeof userImports.$inferSelect;

async function importSheet(
  context: SignedInContext,
  sheet: ImportSheet,
  body: Body,
  startedAt: Date,
): Promise<ImportRow> {
  const { db, clock } = context;
  const earlier = await findEarlier(context, body.key);
  if (earlier) return earlier;
  const { planned, existing } = await planSheet(db, sheet, body);
  const counts = countsOf(planned);
  if (counts.faulty > 0 && !body.leaveOutFaulty) throw new ConflictError('import_faulty', { rows: counts.faulty });
  if (counts.created + counts.updated === 0) throw new ConflictError('import_empty', undefined);

  const now = clock.now();
  const begun = expectRow(
    await db
      .insert(userImports)
      .values({
        key: body.key,
        fileName: fileNameOf(body.file),
        importedBy: context.caller.id,
        ...counts,
        areInvited: body.sendInvitations,
        isFinished: false,
        faultyRows: faultyRowsOf(sheet, planned),
        createdAt: now,
        updatedAt: now,
      })
      .returning(),
  );
  try {
    await writePeople(context, begun, { planned, existing, language: sheet.language });
    return await finishImport(context, begun.id, { counts, startedAt });
  } catch (error) {
    await takeBackUnfinished(db, begun.id, clock.now());
    throw error;
  }
}

/** How long a request waits before it looks again whether another server has done the same import. */
const waitMs = 200;

/** What an earlier request with the same key has done, which another server may still be at. */
async function findEarlier(
  context: Pick<SignedInContext, 'db' | 'clock' | 'caller'>,
  key: string,
): Promise<ImportRow | null> {
  const { db, clock, caller } = context;
  await takeBackInterrupted(db, clock);
  const same = and(eq(userImports.importedBy, caller.id), eq(userImports.key, key));
  const [earlier] = await db.select().from(userImports).where(same);
  if (!earlier || earlier.isFinished) return earlier ?? null;
  await setTimeout(waitMs);
  return findEarlier(context, key);
}

const isParent = (row: PlannedRow) => row.action === 'create' && row.person.role === 'parent';

/**
 * Writes the people of an import batch by batch, parents before children, and the invitations of those who are new, which are sent
 * once all are written.
 */
async function writePeople(
  context: SignedInContext,
  { id: importId, areInvited }: ImportRow,
  { planned, existing, language }: { planned: readonly PlannedRow[]; existing: ExistingPeople; language: Language },
): Promise<void> {
  const { db, clock } = context;
  const idByEmail = new Map([...existing.byEmail].map(([email, { user }]) => [email, user.id] as const));
  const rows = planned.toSorted((one, other) => Number(isParent(other)) - Number(isParent(one)));
  let done = 0;
  await inShortBatches(async (size) => {
    const batch = rows.slice(done, done + size);
    await db.transaction(async (tx) => {
      const now = clock.now();
      const people = await writeImport(tx, { planned: batch, idByEmail, language, now });
      if (people.length > 0)
        await tx.insert(userImportPeople).values(people.map((person) => ({ importId, ...person })));
      const created = people.flatMap(({ difference, userId }) => (difference === null ? [userId] : []));
      if (areInvited) await storeInvitations(context, tx, { userIds: created, batch: importId });
      await tx.update(userImports).set({ updatedAt: now }).where(eq(userImports.id, importId));
    });
    done += batch.length;
    return done < rows.length;
  });
}

function finishImport(
  context: SignedInContext,
  importId: UserImportId,
  { counts, startedAt }: { counts: ReturnType<typeof countsOf>; startedAt: Date },
): Promise<ImportRow> {
  return context.db.transaction(async (tx) => {
    const finished = await tx
      .update(userImports)
      .set({ isFinished: true, updatedAt: context.clock.now() })
      .where(eq(userImports.id, importId))
      .returning();
    const row = expectRow(finished);
    await recordAudit(context, tx, 'createUserImport', {
      object: `user-import:${importId}`,
      details: { fileName: row.fileName, ...counts },
    });
    if (row.areInvited && row.created > 0) await sendBatch(context, tx, importId);
    if (context.clock.now().getTime() - startedAt.getTime() >= longMs) await tellOfImport(context, tx, row);
    return row;
  });
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
