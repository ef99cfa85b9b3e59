import { signMarks, takeMarks } from '@rubrica/question-kit';
import { eq } from 'drizzle-orm';
import { lectureAnswers, lectureQuestions } from '../../db/schema/lecture-questions.ts';
import { users } from '../../db/schema/people.ts';
import { computeMark } from '../answers/manual-marks.ts';
import { findMarkOverrides } from '../answers/mark-overrides.ts';
import { rejectMismatch } from '../answers/reject-mismatch.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { filesIn, recordLectureAnswerFiles } from '../files/record-file-uses.ts';
import { completeLecture } from '../lectures/complete-lecture.ts';
import { lockProgress } from '../lectures/lock-progress.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectContent } from './select-lecture-questions.ts';
import { toLectureAnswer } from './to-lecture-answer.ts';

/** Saves the marks of a try if the stored ones are still those that the marker saw. The student sees them at once. */
export const saveLectureMarks: Service<'saveLectureMarks'> = (context, { params, headers, body }) =>
  context.db.transaction(async (tx) => {
    const { caller, clock } = context;
    const answer = expectRow(
      await tx.select().from(lectureAnswers).where(eq(lectureAnswers.id, params.id)).for('update'),
    );
    const { name } = expectRow(await tx.select({ name: users.name }).from(users).where(eq(users.id, answer.studentId)));
    const question = await selectContent(tx, answer.lectureQuestionId, answer.version);
    if (Number(headers['if-match'].replaceAll('"', '')) !== answer.marksVersion)
      throw new ConflictError('conflict', undefined, toLectureAnswer(answer, question, name));

    const before = computeMark(question, answer.entries, answer.marks);
    const allowed = rejectMismatch(() => takeMarks(question, answer.entries, body.answers));
    // The marker's name comes from the session, not from the client.
    const marks = signMarks(question, before.entries, allowed, caller.name);
    const studentFiles = new Set(filesIn(answer.entries));
    await recordLectureAnswerFiles(tx, {
      lectureAnswerId: answer.id,
      place: 'lecture-marks',
      files: filesIn(marks).filter((id) => !studentFiles.has(id)),
      owner: caller.id,
    });
    const after = computeMark(question, answer.entries, marks);
    const now = clock.now();
    const saved = expectRow(
      await tx
        .update(lectureAnswers)
        .set({
          marks,
          mark: after.mark,
          maximum: after.maximum,
          pending: after.blocks.filter((block) => block.pending).length,
          marksVersion: answer.marksVersion + 1,
          markedBy: caller.id,
          markedAt: now,
          updatedAt: now,
        })
        .where(eq(lectureAnswers.id, answer.id))
        .returning(),
    );
    const { videoId } = expectRow(
      await tx
        .select({ videoId: lectureQuestions.videoId })
        .from(lectureQuestions)
        .where(eq(lectureQuestions.id, answer.lectureQuestionId)),
    );
    await lockProgress(tx, videoId, answer.studentId);
    await completeLecture(tx, videoId, answer.studentId, now);
    const object = `lecture-answer:${answer.id}` as const;
    const details = { question: answer.lectureQuestionId, student: answer.studentId };
    const audited = ({ mark, pending, entries }: typeof after) => ({ mark, pending, entries });
    await recordAudit(context, tx, 'saveLectureMarks', {
      object,
      before: audited(before),
      after: audited(after),
      details,
    });
    const overrides = findMarkOverrides(before.blocks, after.blocks);
    if (overrides.length > 0) {
      await recordAudit(context, tx, 'saveLectureMarks', {
        action: 'marks.overrule',
        object,
        details: { ...details, overruled: overrides },
      });
    }
    return toLectureAnswer(saved, question, name);
  });
