import { isDeepStrictEqual } from 'node:util';
import type { QuestionId, StoredQuestion } from '@rubrica/api-client/contract';
import { maximumMark, type Question } from '@rubrica/question-kit';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema/questions.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { keepVersion, selectContents } from './keep-version.ts';
import { auditedQuestion, selectQuestionById } from './select-question.ts';
import { selectKnownReferences, toQuestionColumns } from './to-question-columns.ts';
import { writeQuestion } from './write-question.ts';

export const updateQuestion: Service<'updateQuestion'> = async (
  context,
  { params: { id }, body: { rev, content, exceptions, chosen } },
) => {
  // Before the transaction, because a long text takes a while.
  const columns = await toQuestionColumns(content);
  return context.db.transaction((tx) =>
    chosen === 'theirs'
      ? keepBeside(context, tx, id, columns.content)
      : writeQuestion(context, tx, {
          id,
          rev,
          columns,
          exceptions,
          call: 'updateQuestion',
          restoredFrom: null,
          isNewVersion: chosen === 'mine',
        }),
  );
};

/**
 * Keeps as a version what its author gave up for the stored question: without a category, level or diploma that has been removed
 * since, so that what is dropped does not hold up a decision. The newest version is what the question is, so that is kept once more
 * after it. Returns the stored question, of which only the revision changes.
 */
async function keepBeside(
  context: SignedInContext,
  tx: Database,
  id: QuestionId,
  written: Question,
): Promise<StoredQuestion> {
  const { caller, clock } = context;
  expectRow(await tx.select({ id: questions.id }).from(questions).where(eq(questions.id, id)).for('update'));
  const before = await selectQuestionById(tx, id);
  const given = await selectKnownReferences(tx, written);
  const versions = await selectContents(tx, id);
  if (versions.some((content) => isDeepStrictEqual(content, given))) return before;
  const saved = { questionId: id, authorId: caller.id, now: clock.now() };
  const keep = (rev: number, content: Question, restoredFrom: number | null) =>
    keepVersion(tx, { ...saved, rev, content, maximum: maximumMark(content), restoredFrom }, { isNew: true });
  await keep(before.rev + 1, given, null);
  await keep(before.rev + 2, before.content, before.rev);
  await tx
    .update(questions)
    // Nothing of it was written now.
    .set({ rev: before.rev + 2, updatedAt: new Date(before.updatedAt) })
    .where(eq(questions.id, id));
  const after = await selectQuestionById(tx, id);
  await recordAudit(context, tx, 'updateQuestion', {
    object: `question:${id}`,
    before: auditedQuestion(before),
    after: auditedQuestion(after),
    details: { keptVersion: before.rev + 1 },
  });
  return after;
}
