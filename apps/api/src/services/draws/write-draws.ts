import type { QuestionDraw, TaskId } from '@rubrica/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { categories, diplomas, levels } from '../../db/schema/named.ts';
import { tags } from '../../db/schema/questions.ts';
import { taskDraws, taskDrawTags } from '../../db/schema/tasks.ts';
import { ValidationError } from '../errors/errors.ts';
import type { FieldProblems } from '../errors/failure-data.ts';
import { tagKey } from '../questions/select-tags.ts';
import { settleReadiness } from './settle-readiness.ts';

/**
 * Replaces the draws of a task.
 *
 * @throws {ValidationError} if a draw names a tag, a category, a level or a diploma that there is not
 */
export async function writeDraws(tx: Database, taskId: TaskId, draws: readonly QuestionDraw[]): Promise<void> {
  await tx.delete(taskDraws).where(eq(taskDraws.taskId, taskId));
  if (draws.length === 0) return;
  await settleReadiness(tx);
  const tagIds = await selectTagIds(tx, draws);
  const problems = { ...unknownTags(draws, tagIds), ...(await unknownReferences(tx, draws)) };
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
  const rows = draws.map((draw, position) => ({
    id: v7(),
    taskId,
    position,
    count: draw.count,
    mark: draw.mark,
    type: draw.type,
    subQuestionType: draw.subQuestionType,
    categoryId: draw.category,
    levelId: draw.level,
    diplomaId: draw.diploma,
  }));
  await tx.insert(taskDraws).values(rows);
  const links = rows.flatMap(({ id: drawId, position }) =>
    [...new Set(draws[position]?.tags.map((tag) => tagIds.get(tagKey(tag))))].flatMap((tagId) =>
      tagId === undefined ? [] : [{ drawId, tagId }],
    ),
  );
  if (links.length > 0) await tx.insert(taskDrawTags).values(links);
}

async function selectTagIds(tx: Database, draws: readonly QuestionDraw[]) {
  const keys = draws.flatMap((draw) => draw.tags.map(tagKey));
  // Locked, so that none is removed meanwhile.
  const rows = await tx.select({ id: tags.id, key: tags.key }).from(tags).where(inArray(tags.key, keys)).for('share');
  return new Map(rows.map(({ id, key }) => [key, id]));
}

function unknownTags(draws: readonly QuestionDraw[], known: ReadonlyMap<string, unknown>): FieldProblems {
  const missing = draws.flatMap((draw, index) =>
    draw.tags.some((tag) => !known.has(tagKey(tag))) ? [`draws.${index}.tags`] : [],
  );
  return Object.fromEntries(missing.map((path) => [path, [{ code: 'unknown' as const }]]));
}

const referenced = { category: categories, level: levels, diploma: diplomas } as const;

async function unknownReferences(tx: Database, draws: readonly QuestionDraw[]): Promise<FieldProblems> {
  const problems: FieldProblems = {};
  for (const field of ['category', 'level', 'diploma'] as const) {
    const table = referenced[field];
    const named = draws.map((draw) => draw[field]).filter((id) => id !== null);
    const found = await tx.select({ id: table.id }).from(table).where(inArray(table.id, named)).for('share');
    const known = new Set<string>(found.map(({ id }) => id));
    for (const [index, draw] of draws.entries()) {
      const id = draw[field];
      if (id !== null && !known.has(id)) problems[`draws.${index}.${field}`] = [{ code: 'unknown' }];
    }
  }
  return problems;
}
