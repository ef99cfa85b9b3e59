import { and, eq } from 'drizzle-orm';
import { tasks } from '../../db/schema/tasks.ts';
import { assignedTo } from '../../policy/visible/tasks.ts';
import type { Caller } from '../caller.ts';
import { ValidationError } from '../errors/validation-error.ts';
import { matches, orderOf, pageRange } from '../queries/page.ts';
import type { Service } from '../service.ts';
import { selectAssignedTasks, withAttempts } from './select-assigned-tasks.ts';

const sortable = {
  title: tasks.title,
  openAt: tasks.openAt,
  dueAt: tasks.dueAt,
  closeAt: tasks.closeAt,
  createdAt: tasks.createdAt,
};

/** The soonest due comes first, tasks without a date last. */
export const listAssignedTasks: Service<'listAssignedTasks'> = async ({ db, caller, clock }, { query }) => {
  const studentId = studentOf(caller, query.student);
  const where = and(
    assignedTo(studentId),
    matches(query, tasks.title),
    query.kind ? eq(tasks.kind, query.kind) : undefined,
  );
  const { limit, offset } = pageRange(query);
  const rows = await selectAssignedTasks(db, studentId, where)
    .orderBy(...orderOf(query, tasks.id, sortable, 'dueAt'))
    .limit(limit)
    .offset(offset);
  const items = await withAttempts(db, studentId, rows, clock.now());
  return { items, total: await db.$count(tasks, where), page: query.page, limit };
};

/** A student asks for themselves; a parent names the child, whom the policy has found to be theirs. */
function studentOf(caller: Caller, named: string | undefined): string {
  if (caller.role === 'student') return caller.id;
  if (named === undefined) throw new ValidationError({ student: [{ code: 'required' }] });
  return named;
}
