import { answersByAttempt } from '../answers/list-answers.ts';
import type { Service } from '../service.ts';
import { toTaskTaken } from './select-attempts.ts';
import { attemptStarts } from './start-attempts.ts';
import { startLine } from './start-line.ts';

/** Returns the attempt in progress, or starts one (`start-attempts.ts`), unless too many do so now; with its answers. */
export const startTaskTaken: Service<'startTaskTaken'> = async ({ db, caller, clock }, { body }) => {
  const start = { taskId: body.task, studentId: caller.id, now: clock.now() };
  const started = await startLine(db).pass(caller.id, () => attemptStarts(db).add(start));
  const answers = started.answers ?? (await answersByAttempt(db)(started.attempt.id)) ?? [];
  return { ...toTaskTaken(started, caller.role, clock.now()), answers };
};
