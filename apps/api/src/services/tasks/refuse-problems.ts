import type { Task } from '@rubrica/api-client/contract';
import type { Database } from '../../db/database.ts';
import { Invalid } from '../errors/invalid.ts';
import type { Input } from '../verb.ts';
import { checkLinks } from './check-links.ts';
import { checkTask } from './check-task.ts';

/**
 * Refuses a task that is not whole; see `checkTask` and `checkLinks`.
 *
 * @throws {Invalid} with every field that is wrong
 */
export async function refuseProblems(
  db: Database,
  body: Input<'createTask'>['body'],
  from: Task['status'],
): Promise<void> {
  const problems = { ...(await checkLinks(db, body)), ...checkTask(body, from) };
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
}
