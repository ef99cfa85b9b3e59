import { ownAnswers } from '@rubrica/question-kit';
import { eq } from 'drizzle-orm';
import { answers } from '../../db/schema/attempts.ts';
import { isOver } from '../attempts/deadline.ts';
import { isOpen } from '../attempts/state.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { NotFoundError } from '../errors/not-found-error.ts';
import { filesIn } from '../files/files-in.ts';
import { showInAttempt } from '../files/show-files.ts';
import type { Service } from '../service.ts';
import { fitting } from './fitting.ts';
import { lockAnswer } from './lock-answer.ts';
import { decideSave } from './save-rule.ts';
import { toAnswer } from './to-answer.ts';

/** Marks, comments and reviews in what a student sends are left out: nobody can mark themselves. */
export const saveAnswer: Service<'saveAnswer'> = ({ db, caller, clock }, { params, body }) =>
  db.transaction(async (tx) => {
    const { answer, attempt, question } = await lockAnswer(tx, params.id, 'share');
    const now = clock.now();
    if (!isOpen(attempt.status) || isOver(attempt.deadlineAt, now))
      throw new ConflictError('attempt_closed', undefined);

    const content = { entries: fitting(() => ownAnswers(question, body.answers)), flagged: body.flagged };
    const stored = { entries: answer.entries, flagged: answer.flagged };
    const decision = decideSave({ rev: answer.rev, content: stored }, { rev: body.rev, content });
    if (decision === 'stale') throw new ConflictError('conflict', undefined, toAnswer(answer));
    if (decision === 'same') return toAnswer(answer);

    await showInAttempt(tx, {
      taskTakenId: attempt.id,
      place: 'attempt',
      files: filesIn(content.entries),
      field: 'answers',
      owner: caller.id,
    });
    const [saved] = await tx
      .update(answers)
      .set({ ...content, rev: answer.rev + 1, savedAt: now, updatedAt: now })
      .where(eq(answers.id, answer.id))
      .returning();
    if (!saved) throw new NotFoundError();
    return toAnswer(saved);
  });
