import type { Service } from '../service.ts';
import { toTaskTaken } from './select-attempts.ts';
import { attemptStarts } from './start-attempts.ts';

/** Returns the attempt in progress, or starts one (`start-attempts.ts`). */
export const startTaskTaken: Service<'startTaskTaken'> = async ({ db, caller, clock }, { body }) => {
  const start = { taskId: body.task, studentId: caller.id, now: clock.now() };
  return toTaskTaken(await attemptStarts(db).add(start), caller.role, clock.now());
};
