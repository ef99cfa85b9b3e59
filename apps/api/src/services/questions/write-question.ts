import { isDeepStrictEqual } from 'node:util';
import type { QuestionId, StoredQuestion, WrittenException } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema/questions.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { keepDrawable } from '../draws/keep-drawable.ts';
import { ConflictError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import { assertStaysFinished } from './assert-stays-finished.ts';
import { keepVersion } from './keep-version.ts';
import { auditedQuestion, selectExceptions, selectQuestionById } from './select-question.ts';
import { signExceptions } from './sign-exceptions.ts';
import { type toQuestionColumns, toReferenceColumns } from './to-question-columns.ts';

interface QuestionWrite {
  id: QuestionId;
  /** The revision that it is written over. */
  rev: number;
  columns: Awaited<ReturnType<typeof toQuestionColumns>>;
  /** Those that it has stay without them. */
  exceptions?: readonly WrittenException[] | undefined;
  /** The call that the audit log names. */
  call: 'updateQuestion' | 'restoreQuestionVersion';
  /** The version that is brought back; null for one that was written. */
  restoredFrom: number | null;
  /** Whether what it is written over stays a version of its own in any case. */
  isNewVersion?: boolean;
}

/**
 * Replaces a question if the stored revision is still the one that the author saw. Attempts keep their frozen content.
 *
 * @throws {ConflictError} if it is not, or if a task that is set would lose what it needs
 */
export async function writeQuestion(
  context: SignedInContext,
  tx: Database,
  { id, rev, columns: contentColumns, exceptions, call, restoredFrom, isNewVersion }: QuestionWrite,
): Promise<StoredQuestion> {
  const { caller, clock } = context;
  const now = clock.now();
  const columns = { ...contentColumns, ...(await toReferenceColumns(tx, contentColumns.content)) };
  // Locked, so that no task that has it is published meanwhile.
  expectRow(await tx.select({ id: questions.id }).from(questions).where(eq(questions.id, id)).for('update'));
  const before = await selectQuestionById(tx, id);
  // It is sent again, because the first reply to it was lost.
  if (rev < before.rev && restoredFrom === null && isStored(before, columns.content, exceptions)) return before;
  await assertStaysFinished(tx, before, columns.content);
  const written = await keepDrawable(tx, { ids: [id], now }, async () =>
    tx
      .update(questions)
      .set({
        ...columns,
        ...(exceptions && { exceptions: signExceptions(await selectExceptions(tx, id), exceptions, caller.id, now) }),
        rev: rev + 1,
        updatedAt: now,
      })
      .where(and(eq(questions.id, id), eq(questions.rev, rev)))
      .returning({ id: questions.id }),
  );
  if (written.length === 0) throw new ConflictError('conflict', undefined, await selectQuestionById(tx, id));
  const { content, maximum } = columns;
  const saved = { questionId: id, rev: rev + 1, content, maximum, authorId: caller.id, now, restoredFrom };
  await keepVersion(tx, saved, { isNew: isNewVersion });
  const after = await selectQuestionById(tx, id);
  await recordAudit(context, tx, call, {
    object: `question:${id}`,
    before: auditedQuestion(before),
    after: auditedQuestion(after),
    ...(restoredFrom === null ? {} : { details: { restoredFrom } }),
  });
  return after;
}

function isStored(stored: StoredQuestion, content: Question, exceptions: QuestionWrite['exceptions']): boolean {
  const named = stored.exceptions.map(({ by: _, at: __, ...written }) => written);
  return (
    isDeepStrictEqual(stored.content, content) && (exceptions === undefined || isDeepStrictEqual(named, exceptions))
  );
}
