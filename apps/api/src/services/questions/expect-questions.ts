import type { QuestionId } from '@rubrica/api-client/contract';
import { and, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema/questions.ts';
import { visibleQuestions } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { SignedInContext } from '../context.ts';
import { ValidationError } from '../errors/errors.ts';

/**
 * Returns the condition that selects these questions, all of which the caller sees. They are locked, so that none is removed meanwhile.
 *
 * @throws {ValidationError} at the place of one that the caller does not see
 */
export async function expectQuestions(
  { caller }: Pick<SignedInContext, 'caller'>,
  tx: Database,
  ids: readonly QuestionId[],
): Promise<SQL | undefined> {
  const isAsked = and(inArray(questions.id, [...ids]), visibleTo(caller, visibleQuestions));
  const found = await tx.select({ id: questions.id }).from(questions).where(isAsked).for('share');
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.flatMap((id, index) => (known.has(id) ? [] : [`questions.${index}`]));
  if (missing.length > 0)
    throw new ValidationError(Object.fromEntries(missing.map((path) => [path, [{ code: 'unknown' as const }]])));
  return isAsked;
}
