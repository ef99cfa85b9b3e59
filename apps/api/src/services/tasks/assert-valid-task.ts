import type { Task } from '@rubrica/api-client/contract';
import type { Database } from '../../db/database.ts';
import { ValidationError } from '../errors/validation-error.ts';
import type { Input } from '../service.ts';
import { validateTaskReferences } from './validate-task-references.ts';
import { validateTaskFields } from './validate-task-fields.ts';

/**
 * Refuses a task that is not whole; see `checkTask` and `checkLinks`.
 *
 * @throws {ValidationError} with every field that is wrong
 */
export async function assertValidTask(
  db: Database,
  body: Input<'createTask'>['body'],
  from: Task['status'],
): Promise<void> {
  const problems = { ...(await validateTaskReferences(db, body)), ...validateTaskFields(body, from) };
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
}
