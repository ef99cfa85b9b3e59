import { isDeepStrictEqual } from 'node:util';
import type { LectureQuestion } from '@rubrica/api-client/contract';
import { parseQuestion, type Question } from '@rubrica/question-kit';
import { and, eq, lt, notExists } from 'drizzle-orm';
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
 * Changes a question of a lecture if the stored revision is still the one that the author saw. Stored content is never changed:
 * other content becomes a new version, and the old answers stay readable.
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

/**
 * Stores changed content as a new version, so that an answer to what a student read before the change is known by its version.
 * Of what nobody has answered only the content that was replaced last is kept: a reader may have just seen its number.
 * Returns the version.
 */
async function writeContent(tx: Database, before: LectureQuestion, content: Question, now: Date): Promise<number> {
  if (isDeepStrictEqual(content, before.content)) return before.version;
  const { _id: id } = before;
  const ofQuestion = eq(lectureQuestionVersions.lectureQuestionId, id);
  const isAnswered = tx
    .select()
    .from(lectureAnswers)
    .where(and(eq(lectureAnswers.lectureQuestionId, id), eq(lectureAnswers.version, lectureQuestionVersions.version)));
  await tx
    .delete(lectureQuestionVersions)
    .where(and(ofQuestion, lt(lectureQuestionVersions.version, before.version), notExists(isAnswered)));
  const version = before.version + 1;
  await tx
    .insert(lectureQuestionVersions)
    .values({ lectureQuestionId: id, version, content, createdAt: now, updatedAt: now });
  const versions = await tx
    .select({ content: lectureQuestionVersions.content })
    .from(lectureQuestionVersions)
    .where(ofQuestion);
  await recordLectureQuestionFiles(
    tx,
    id,
    versions.map((stored) => parseQuestion(stored.content)),
  );
  return version;
}
