import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { groupStudents, users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { matches, orderOf, pageRange } from '../queries/page.ts';
import type { Service } from '../service.ts';
import { selectAttempts, toTaskTaken } from './select-attempts.ts';
import { toMarkStatuses } from './state.ts';

const sortable = {
  submittedAt: taskTakens.submittedAt,
  startedAt: taskTakens.startedAt,
  releasedAt: taskTakens.releasedAt,
  status: taskTakens.status,
  number: taskTakens.number,
  studentName: users.name,
  taskTitle: tasks.title,
};

/** By mark, too, for those who know every mark in the list: to others an order would tell what is not released. */
const sortableForStaff = { ...sortable, mark: taskTakens.mark };

export const listTaskTakens: Service<'listTaskTakens'> = async ({ db, caller, clock }, { query }) => {
  const inGroup = query.group
    ? db.select({ id: groupStudents.userId }).from(groupStudents).where(eq(groupStudents.groupId, query.group))
    : undefined;
  const where = and(
    visibleTo(caller, visibleTaskTakens),
    matches(query, users.name, tasks.title),
    query.task ? eq(taskTakens.taskId, query.task) : undefined,
    query.student ? eq(taskTakens.studentId, query.student) : undefined,
    query.status ? eq(taskTakens.status, query.status) : undefined,
    inGroup ? inArray(taskTakens.studentId, inGroup) : undefined,
    query.toMark === true ? inArray(taskTakens.status, toMarkStatuses) : undefined,
    query.toMark === false ? notInArray(taskTakens.status, [...toMarkStatuses]) : undefined,
  );
  const isStaff = caller.role === 'admin' || caller.role === 'assistant';
  const { limit, offset } = pageRange(query);
  const rows = await selectAttempts(db, where)
    .orderBy(...orderOf(query, taskTakens.id, isStaff ? sortableForStaff : sortable, 'submittedAt'))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(selectAttempts(db, where));
  return { items: rows.map((row) => toTaskTaken(row, caller.role, clock.now())), total, page: query.page, limit };
};
