import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { inGroup } from './in-group.ts';
import { matchesNames, selectAttemptIds, selectAttempts, toTaskTaken } from './select-attempts.ts';
import { awaitingMarkingStatuses } from './attempt-status.ts';

/** Returns a page of the attempts that the caller may see, oldest submission first. */
export const listTaskTakens: Service<'listTaskTakens'> = (context, { query }) => {
  const { db, caller, clock } = context;
  const isStaff = caller.role === 'admin' || caller.role === 'assistant';
  return listPage(db, query, {
    select: (where) => selectAttempts(db, where),
    selectIds: (where) => selectAttemptIds(db, where),
    where: and(
      visibleTo(caller, visibleTaskTakens),
      query.task ? eq(taskTakens.taskId, query.task) : undefined,
      query.student ? eq(taskTakens.studentId, query.student) : undefined,
      query.status ? eq(taskTakens.status, query.status) : undefined,
      query.group ? inGroup(context, query.group) : undefined,
      query.toMark === true ? inArray(taskTakens.status, awaitingMarkingStatuses) : undefined,
      query.toMark === false ? notInArray(taskTakens.status, [...awaitingMarkingStatuses]) : undefined,
    ),
    search: (search) => matchesNames(db, search),
    sort: {
      submittedAt: taskTakens.submittedAt,
      startedAt: taskTakens.startedAt,
      releasedAt: taskTakens.releasedAt,
      status: taskTakens.status,
      number: taskTakens.number,
      studentName: users.name,
      taskTitle: tasks.title,
      // Only for staff: to others the order would reveal marks that are not released.
      mark: isStaff ? taskTakens.mark : null,
    },
    defaultSort: 'submittedAt',
    id: taskTakens.id,
    toItems: (rows) => rows.map((row) => toTaskTaken(row, caller.role, clock.now())),
  });
};
