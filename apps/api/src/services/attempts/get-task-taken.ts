import { NotFoundError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { attemptReads, toTaskTaken } from './select-attempts.ts';

export const getTaskTaken: Service<'getTaskTaken'> = async ({ db, caller, clock }, { params }) => {
  const found = await attemptReads(db)(params.id);
  if (!found) throw new NotFoundError();
  return toTaskTaken(found, caller.role, clock.now());
};
