import type { CannedAnswer, CannedAnswerId } from '@rubrica/api-client/contract';
import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cannedAnswers } from '../../db/schema/chat.ts';
import { users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { Caller } from '../caller.ts';
import { assertUnchanged } from '../queries/assert-unchanged.ts';
import { listPage } from '../queries/list-page.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';

const selectAnswers = (db: Database, where: SQL | undefined) =>
  db
    .select({ answer: cannedAnswers, authorName: users.name })
    .from(cannedAnswers)
    .leftJoin(users, eq(users.id, cannedAnswers.createdBy))
    .where(where)
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectAnswers>>[number];

const toCannedAnswer = ({ answer, authorName }: Row, caller: Caller): CannedAnswer => ({
  _id: answer.id,
  createdAt: answer.createdAt.toISOString(),
  updatedAt: answer.updatedAt.toISOString(),
  title: answer.title,
  textEn: answer.textEn,
  textAr: answer.textAr,
  author: answer.createdBy && authorName !== null ? { _id: answer.createdBy, name: authorName } : null,
  canChange: caller.role === 'admin' || answer.createdBy === caller.id,
});

const selectById = async (db: Database, id: CannedAnswerId, caller: Caller) =>
  toCannedAnswer(expectRow(await selectAnswers(db, eq(cannedAnswers.id, id))), caller);

const audited = ({ title, textEn, textAr }: CannedAnswer) => ({ title, textEn, textAr });

/** Returns a page of the answers that staff give often, by title. */
export const listCannedAnswers: Service<'listCannedAnswers'> = ({ db, caller }, { query }) =>
  listPage(db, query, {
    select: (where) => selectAnswers(db, where),
    search: [cannedAnswers.title, cannedAnswers.textEn, cannedAnswers.textAr],
    sort: { title: cannedAnswers.title },
    defaultSort: 'title',
    id: cannedAnswers.id,
    toItems: (rows) => rows.map((row) => toCannedAnswer(row, caller)),
  });

export const getCannedAnswer: Service<'getCannedAnswer'> = ({ db, caller }, { params }) =>
  selectById(db, params.id, caller);

/** Adds an answer for all staff. */
export const createCannedAnswer: Service<'createCannedAnswer'> = (context, { body }) =>
  context.db.transaction(async (tx) => {
    const { caller } = context;
    const now = context.clock.now();
    const row = { ...body, id: context.newId, createdBy: caller.id, createdAt: now, updatedAt: now };
    const { id } = expectRow(await tx.insert(cannedAnswers).values(row).returning());
    const after = await selectById(tx, id, caller);
    await recordAudit(context, tx, 'createCannedAnswer', { object: `canned-answer:${id}`, after: audited(after) });
    return after;
  });

/** Replaces an answer, if it is still what the author saw. */
export const updateCannedAnswer: Service<'updateCannedAnswer'> = (context, { params, body }) =>
  context.db.transaction(async (tx) => {
    const { caller, clock } = context;
    await tx
      .select({ id: cannedAnswers.id })
      .from(cannedAnswers)
      .where(eq(cannedAnswers.id, params.id))
      .for('no key update');
    const before = await selectById(tx, params.id, caller);
    const { base: _, ...columns } = body;
    if (assertUnchanged('updateCannedAnswer', before, before, body)) return before;
    await tx
      .update(cannedAnswers)
      .set({ ...columns, updatedAt: clock.now() })
      .where(eq(cannedAnswers.id, params.id));
    const after = await selectById(tx, params.id, caller);
    const change = { before: audited(before), after: audited(after) };
    await recordAudit(context, tx, 'updateCannedAnswer', { object: `canned-answer:${params.id}`, ...change });
    return after;
  });

export const removeCannedAnswer: Service<'removeCannedAnswer'> = (context, { params }) =>
  context.db.transaction(async (tx) => {
    const before = await selectById(tx, params.id, context.caller);
    await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, params.id));
    await recordAudit(context, tx, 'removeCannedAnswer', {
      object: `canned-answer:${params.id}`,
      before: audited(before),
    });
    return { success: true, message: context.messages.confirmations.cannedAnswerRemoved };
  });
