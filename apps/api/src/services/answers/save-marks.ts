import { signMarks, takeMarks } from '@rubrica/question-kit';
import { eq } from 'drizzle-orm';
import { answers } from '../../db/schema/attempts.ts';
import { settleMarks } from '../attempts/settle-marks.ts';
import { nextStatus } from '../attempts/state.ts';
import { audit } from '../audit.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { NotFoundError } from '../errors/not-found-error.ts';
import { filesIn } from '../files/files-in.ts';
import { showInAttempt } from '../files/show-files.ts';
import type { Service } from '../service.ts';
import { fitting } from './fitting.ts';
import { lockAnswer } from './lock-answer.ts';
import { toMarkingQuestion } from './marking-question.ts';
import { overrulings } from './overrulings.ts';
import { standingMark } from './standing-answers.ts';

/** Writes only over the marks that the marker saw; every machine's mark that a person overrules is in the audit log. */
export const saveMarks: Service<'saveMarks'> = (context, { params, headers, body }) =>
  context.db.transaction(async (tx) => {
    const { answer, attempt, question, position } = await lockAnswer(tx, params.id, 'update');
    if (nextStatus(attempt.status, { kind: 'marks', pending: 0 }) === null) {
      throw new ConflictError('attempt_not_open', undefined);
    }
    if (Number(headers['if-match'].replaceAll('"', '')) !== answer.marksVersion) {
      throw new ConflictError('conflict', undefined, toMarkingQuestion(answer, question, position));
    }
    const before = standingMark(question, answer.entries, answer.marks);
    const taken = fitting(() => takeMarks(question, answer.entries, body.answers));
    // Whose mark it is follows from the session, whatever the client says.
    const marks = signMarks(before.entries, taken, context.caller.name);
    const owned = new Set(filesIn(answer.entries));
    await showInAttempt(tx, {
      taskTakenId: attempt.id,
      place: 'marks',
      files: filesIn(marks).filter((id) => !owned.has(id)),
      field: 'answers',
      owner: context.caller.id,
    });
    const [saved] = await tx
      .update(answers)
      .set({ marks, marksVersion: answer.marksVersion + 1, updatedAt: context.clock.now() })
      .where(eq(answers.id, answer.id))
      .returning();
    if (!saved) throw new NotFoundError();

    const overruled = overrulings(before.blocks, standingMark(question, saved.entries, saved.marks).blocks);
    if (overruled.length > 0) {
      await audit(context, tx, {
        action: 'marks.overrule',
        object: `answer:${answer.id}`,
        details: { attempt: attempt.id, student: attempt.studentId, overruled },
      });
    }
    await settleMarks(tx, attempt, context.clock.now());
    return toMarkingQuestion(saved, question, position);
  });
