import { isDeepStrictEqual } from 'node:util';
import type { LectureQuestion } from '@rubrica/api-client/contract';
import { parseQuestion, type Question } from '@rubrica/question-kit';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lectureAnswers, lectureQuestions, lectureQuestionVersions } from '../../db/schema/lecture-questions.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { recordLectureQuestionFiles } from '../files/record-file-uses.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { assertWithinVideo, auditedLectureQuestion, selectLectureQuestionById } from './select-lecture-questions.ts';
import { toLectureQuestionColumns } from './to-lecture-question-columns.ts';

/**
 * Changes a question of a lecture if the stored revision is still the one that the author saw. Content that has been answered is
 * never changed: other content becomes a new version, and the old answers stay readable.
 */
export const updateLectureQuestion: Service<'updateLectureQuestion'> = async (context, { params, body }) => {
  const { rev, content: given, ...fields } = body;
  // Before the transaction, because a long text takes a while.
  const changed = given ? await toLectureQuestionColumns(given) : null;
  return context.db.transaction(async (tx) => {
    // Locked, so that nobody answers it meanwhile.
    const { rev: storedRev } = expectRow(
      await tx
        .select({ rev: lectureQuestions.rev })
        .from(lectureQuestions)
        .where(eq(lectureQuestions.id, params.id))
        .for('update'),
    );
    const before = await selectLectureQuestionById(tx, params.id);
    // It is sent again, because the first reply to it was lost.
    if (
      rev < storedRev &&
      isDeepStrictEqual({ ...before, ...fields, ...(changed && { content: changed.content }) }, before)
    )
      return before;
    if (storedRev !== rev) throw new ConflictError('conflict', undefined, before);
    if (fields.atMs !== before.atMs) await assertWithinVideo(tx, { video: before.video, atMs: fields.atMs });
    const now = context.clock.now();
    const version = changed ? await writeContent(tx, before, changed.content, now) : before.version;
    await tx
      .update(lectureQuestions)
      .set({ ...fields, ...changed?.columns, version, rev: rev + 1, updatedAt: now })
      .where(eq(lectureQuestions.id, params.id));
    const after = await selectLectureQuestionById(tx, params.id);
    await recordAudit(context, tx, 'updateLectureQuestion', {
      object: `lecture-question:${params.id}`,
      before: auditedLectureQuestion(before),
      after: auditedLectureQuestion(after),
    });
    return after;
  });
};

/** Stores the content: in place while nobody has answered it, else as a new version. Returns its version. */
async function writeContent(tx: Database, before: LectureQuestion, content: Question, now: Date): Promise<number> {
  if (isDeepStrictEqual(content, before.content)) return before.version;
  const { _id: id } = before;
  const isAnswered = await tx.$count(
    lectureAnswers,
    and(eq(lectureAnswers.lectureQuestionId, id), eq(lectureAnswers.version, before.version)),
  );
  const version = isAnswered > 0 ? before.version + 1 : before.version;
  const row = { content, updatedAt: now };
  await tx
    .insert(lectureQuestionVersions)
    .values({ lectureQuestionId: id, version, ...row, createdAt: now })
    .onConflictDoUpdate({
      target: [lectureQuestionVersions.lectureQuestionId, lectureQuestionVersions.version],
      set: row,
    });
  const versions = await tx
    .select({ content: lectureQuestionVersions.content })
    .from(lectureQuestionVersions)
    .where(eq(lectureQuestionVersions.lectureQuestionId, id));
  await recordLectureQuestionFiles(
    tx,
    id,
    versions.map((stored) => parseQuestion(stored.content)),
  );
  return version;
}
