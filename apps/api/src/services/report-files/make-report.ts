import { contract, type ReportFile, type ReportFileId } from '@rubrica/api-client/contract';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { reportFiles } from '../../db/schema/report-files.ts';
import { isDiskFull } from '../../disk-full.ts';
import type { RunningJob } from '../../jobs/jobs.ts';
import type { AppContext } from '../context.ts';
import { StorageFullError } from '../errors/errors.ts';
import type { Live } from '../live/live.ts';
import { notify } from '../notices/notify.ts';
import { openReport } from '../reports/open-report.ts';
import { mostSheetRows } from '../spreadsheets/sheet.ts';
import { sheetTypes } from '../spreadsheets/write-sheet.ts';
import { reportFileDays } from './to-report-file.ts';

type Row = typeof reportFiles.$inferSelect;
type Failure = NonNullable<ReportFile['failure']>;

const dayMs = 24 * 3_600_000;

/** It was cancelled, or another server makes it: what was written so far is of no use. */
class GivenUpError extends Error {
  override readonly name = 'GivenUp';
}

/** It cannot be made, however often one tries. */
class ImpossibleError extends Error {
  override readonly name = 'Impossible';
  readonly reason: Failure;

  constructor(reason: Failure) {
    super(`A report could not be made: ${reason}.`);
    this.reason = reason;
  }
}

/** One try to make a report file. */
interface Try {
  app: AppContext;
  row: Row;
  /** Where this try puts the content. Another try has another place, so that two never write one file. */
  storageKey: string;
  running: RunningJob;
}

/**
 * Makes a report file with what its requester sees now, and tells them. It may be run again after a crash, and while a server that
 * was taken for dead still runs it: the row names the latest try, and only that one can make the file ready.
 */
export async function makeReport(
  app: AppContext,
  { reportFile: id }: { reportFile: ReportFileId },
  running: RunningJob,
): Promise<void> {
  const storageKey = randomUUID();
  const row = await beginTry(app, id, storageKey);
  if (!row) return;
  const attempt = { app, row, storageKey, running };
  let isReady = false;
  try {
    isReady = await write(attempt);
  } catch (error) {
    if (error instanceof GivenUpError) return;
    const isImpossible = error instanceof ImpossibleError;
    if (isImpossible || running.isLastTry) await fail(attempt, isImpossible ? error.reason : reasonOf(error));
    if (!isImpossible) throw error;
  } finally {
    if (!isReady) await removeUseless(attempt);
  }
}

/**
 * Removes what a try has written, but not the file that it has made ready without being told: the answer of the database may have been
 * lost. What cannot be removed is removed by the next try or by the sweep, as the row names it.
 */
async function removeUseless({ app: { db, files }, row: { id }, storageKey }: Try): Promise<void> {
  const isReady = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(reportFiles).where(eq(reportFiles.id, id)).for('update');
    return row?.status === 'ready' && row.storageKey === storageKey;
  });
  if (!isReady) await files.storage.remove(storageKey);
}

/** Names this try in the row, and removes what an earlier one has left. @returns null if there is nothing to make */
async function beginTry(
  { db, clock, files, live }: AppContext,
  id: ReportFileId,
  storageKey: string,
): Promise<Row | null> {
  const earlier = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(reportFiles).where(eq(reportFiles.id, id)).for('update');
    // An admin can run a job that failed again.
    if (!row || row.status === 'ready' || row.status === 'cancelled') return null;
    await tx
      .update(reportFiles)
      .set({ status: 'making', storageKey, rowsMade: 0, failure: null, updatedAt: clock.now() })
      .where(eq(reportFiles.id, id));
    return row;
  });
  if (earlier) tellRequester(live, earlier);
  if (earlier?.storageKey) await files.storage.remove(earlier.storageKey);
  return earlier;
}

/** Writes the file and says that it is ready. */
async function write(attempt: Try): Promise<boolean> {
  const { app, row, storageKey, running } = attempt;
  if ((await app.disk.level()) !== 'ok') throw new StorageFullError();
  const report = await openReport(await contextOf(attempt), requestOf(row));
  if (report.rows > mostSheetRows) throw new ImpossibleError('too-many-rows');
  await keepTrying(attempt, { rows: report.rows });
  // Stores need to know the size before the content.
  const written = path.join(app.files.uploadFolder, storageKey);
  try {
    const onRows = async (made: number) => {
      await keepTrying(attempt, { rowsMade: made });
      await running.progress(made / report.rows);
    };
    await pipeline(report.write(row.format, { onRows }), app.files.createUploadStream(written), {
      signal: running.signal,
    });
    const { size } = await stat(written);
    await app.files.storage.put(storageKey, createReadStream(written), { mime: sheetTypes[row.format], size });
    return await finish(attempt, size);
  } finally {
    await rm(written, { force: true });
  }
}

/** What the report is read with: what its requester may see now, whatever they might when they asked. */
async function contextOf({ app, row }: Try) {
  const [requester] = await app.db.select().from(users).where(eq(users.id, row.requesterId));
  if (requester?.status !== 'active' || (requester.role !== 'admin' && requester.role !== 'assistant'))
    throw new ImpossibleError('no-access');
  return { ...app, language: row.language, caller: { id: requester.id, role: requester.role } };
}

function requestOf({ report, format, query }: Row) {
  const parsed = contract.createReportFile.body.safeParse({ report, format, query });
  // Of another version of the server.
  if (!parsed.success) throw new ImpossibleError('outdated');
  return parsed.data;
}

/** Writes how far this try is. @throws {GivenUpError} if the file is no longer wanted, or another try makes it */
async function keepTrying({ app: { db, clock, live }, row, storageKey }: Try, set: Partial<Row>): Promise<void> {
  const kept = await db
    .update(reportFiles)
    .set({ ...set, updatedAt: clock.now() })
    .where(isOfTry(row, storageKey))
    .returning({ id: reportFiles.id });
  if (kept.length === 0) throw new GivenUpError();
  tellRequester(live, row);
}

async function finish({ app: { db, clock, live }, row, storageKey }: Try, sizeBytes: number): Promise<boolean> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + reportFileDays * dayMs);
  const isReady = await db.transaction(async (tx) => {
    const ready = await tx
      .update(reportFiles)
      .set({ status: 'ready', sizeBytes, readyAt: now, expiresAt, updatedAt: now })
      .where(isOfTry(row, storageKey))
      .returning({ id: reportFiles.id });
    if (ready.length === 0) return false;
    await notify(tx, {
      kind: 'report-ready',
      about: { report: { _id: row.id, name: row.name }, expiresAt: expiresAt.toISOString() },
      recipients: [row.requesterId],
      key: `report-ready ${row.id}`,
      at: now,
    });
    return true;
  });
  tellRequester(live, row);
  return isReady;
}

async function fail({ app: { db, clock, live }, row, storageKey }: Try, failure: Failure): Promise<void> {
  await db
    .update(reportFiles)
    .set({ status: 'failed', failure, updatedAt: clock.now() })
    .where(isOfTry(row, storageKey));
  tellRequester(live, row);
}

/** Tells the pages of whoever asked for it. */
export function tellRequester(live: Live, { id, requesterId }: Pick<Row, 'id' | 'requesterId'>): void {
  live.publish('report-file-changed', { users: [requesterId] }, { file: id });
}

function isOfTry({ id }: Row, storageKey: string) {
  return and(
    eq(reportFiles.id, id),
    eq(reportFiles.storageKey, storageKey),
    inArray(reportFiles.status, ['waiting', 'making']),
  );
}

function reasonOf(error: unknown): Failure {
  return isDiskFull(error) || error instanceof StorageFullError ? 'disk-full' : 'other';
}
