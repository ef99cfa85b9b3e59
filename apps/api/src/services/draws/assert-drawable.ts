import type { TaskId } from '@rubrica/api-client/contract';
import type { Database } from '../../db/database.ts';
import { lockName } from '../../db/lock-name.ts';
import { ValidationError } from '../errors/errors.ts';
import type { FieldProblems } from '../errors/failure-data.ts';
import { drawQuestions } from './draw-questions.ts';
import { selectPools } from './pools.ts';

/**
 * Waits until no other transaction changes what tasks draw from, so that two of them cannot each take the last question. It is
 * the last lock that a transaction takes: the rows that it changes afterwards are locked before.
 */
export async function lockPools(tx: Database): Promise<void> {
  await lockName(tx, 'question pools');
}

/**
 * Checks that each attempt at a task can draw its questions.
 *
 * @throws {ValidationError} on each draw with too few questions, or whose questions other draws need too
 */
export async function assertDrawable(tx: Database, taskId: TaskId): Promise<void> {
  await lockPools(tx);
  const pools = await selectPools(tx, taskId);
  const problems: FieldProblems = {};
  for (const [index, { count, ids }] of pools.entries()) {
    if (ids.length < count) problems[`draws.${index}`] = [{ code: 'pool_small', limit: ids.length }];
  }
  if (Object.keys(problems).length === 0 && drawQuestions(pools, taskId) === null)
    for (const index of pools.keys()) problems[`draws.${index}`] = [{ code: 'pool_shared' }];
  if (Object.keys(problems).length > 0) throw new ValidationError(problems, 'draw_too_small');
}
