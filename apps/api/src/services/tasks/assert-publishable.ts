import type { Task, UnfinishedQuestion } from '@rubrica/api-client/contract';
import { parseQuestion, type Question, validateDraft } from '@rubrica/question-kit';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema/questions.ts';
import { UnfinishedQuestionsError, ValidationError } from '../errors/errors.ts';

type CheckedTask = Pick<Task, 'status' | 'questions' | 'draws' | 'videos'>;

/** How many issues of a question a reply names: enough to know what kind of work is left. */
const maxIssues = 20;

/**
 * Checks that students can be given the questions of a task that is published: each is finished, and they have points. What was
 * published before is not checked again, so that its dates can still be changed.
 *
 * @param before the task as it is stored; null for a new one
 * @throws {UnfinishedQuestionsError} {ValidationError}
 */
export async function assertPublishable(db: Database, task: CheckedTask, before: CheckedTask | null): Promise<void> {
  if (task.status !== 'published') return;
  const published = before?.status === 'published' ? before.questions : [];
  const added = task.questions.filter((id) => !published.includes(id));
  const isUnchanged =
    before?.status === 'published' && added.length === 0 && published.length === task.questions.length;
  if (isUnchanged) return;
  const rows = await db
    .select({ id: questions.id, title: questions.title, maximum: questions.maximum, content: questions.content })
    .from(questions)
    .where(inArray(questions.id, task.questions));
  const unfinished = added.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return row ? unfinishedQuestion(row.id, parseQuestion(row.content)) : [];
  });
  if (unfinished.length > 0) throw new UnfinishedQuestionsError(unfinished);
  const points = rows.reduce((sum, { maximum }) => sum + maximum, 0);
  if (points === 0 && task.draws.length === 0 && task.videos.length === 0) {
    throw new ValidationError({ questions: [{ code: 'no_points' }] }, 'task_without_points');
  }
}

function unfinishedQuestion(_id: UnfinishedQuestion['_id'], question: Question): UnfinishedQuestion[] {
  const issues = validateDraft(question).slice(0, maxIssues);
  return issues.length === 0 ? [] : [{ _id, title: question.title, issues }];
}
