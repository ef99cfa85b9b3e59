import type { Service } from '../service.ts';
import { toTaskTaken } from './select-attempts.ts';
import { attemptStarts } from './start-attempts.ts';
import { startLine } from './start-line.ts';

/** Returns the attempt in progress, or starts one (`start-attempts.ts`), unless too many do so now. */
export const startTaskTaken: Service<'startTaskTaken'> = async ({ db, caller, clock }, { body }) => {
  const start = { taskId: body.task, studentId: caller.id, now: clock.now() };
  const attempt = await startLine(db).pass(caller.id, () => attemptStarts(db).add(start));
  return toTaskTaken(attempt, caller.role, clock.now());
};
