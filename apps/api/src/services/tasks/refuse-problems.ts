import type { Task } from '@rubrica/api-client/contract';
import type { Database } from '../../db/database.ts';
import { ValidationError } from '../errors/validation-error.ts';
import type { Input } from '../service.ts';
import { checkLinks } from './check-links.ts';
import { checkTask } from './check-task.ts';

/**
 * Refuses a task that is not whole; see `checkTask` and `checkLinks`.
 *
 * @throws {ValidationError} with every field that is wrong
 */
export async function refuseProblems(
  db: Database,
  body: Input<'createTask'>['body'],
  from: Task['status'],
): Promise<void> {
  const problems = { ...(await checkLinks(db, body)), ...checkTask(body, from) };
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
}
