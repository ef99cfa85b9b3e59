import { v7 } from 'uuid';
import { lectureQuestions, lectureQuestionVersions } from '../../db/schema/lecture-questions.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { recordLectureQuestionFiles } from '../files/record-file-uses.ts';
import type { Service } from '../service.ts';
import { assertWithinVideo, auditedLectureQuestion, selectLectureQuestionById } from './select-lecture-questions.ts';
import { toLectureQuestionColumns } from './to-lecture-question-columns.ts';

/** Adds a question to a video; the caller becomes its author. */
export const createLectureQuestion: Service<'createLectureQuestion'> = async (context, { body }) => {
  const { db, caller, clock } = context;
  const { video, content: given, ...rules } = body;
  // Before the transaction, because a long text takes a while.
  const { columns, content } = await toLectureQuestionColumns(given);
  return db.transaction(async (tx) => {
    await assertWithinVideo(tx, body);
    const [id, now] = [context.newId ?? v7(), clock.now()];
    const stamps = { createdAt: now, updatedAt: now };
    await tx
      .insert(lectureQuestions)
      .values({ id, videoId: video, ...rules, ...columns, authorId: caller.id, ...stamps });
    await tx.insert(lectureQuestionVersions).values({ lectureQuestionId: id, version: 1, content, ...stamps });
    await recordLectureQuestionFiles(tx, id, [content]);
    const after = await selectLectureQuestionById(tx, id);
    await recordAudit(context, tx, 'createLectureQuestion', {
      object: `lecture-question:${id}`,
      after: auditedLectureQuestion(after),
    });
    return after;
  });
};
