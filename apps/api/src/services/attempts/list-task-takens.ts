import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { groups, groupStudents, users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { visibleGroups } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { matchesNames, selectAttemptIds, selectAttempts, toTaskTaken } from './select-attempts.ts';
import { awaitingMarkingStatuses } from './attempt-status.ts';

/** Returns a page of the attempts that the caller may see, oldest submission first. */
export const listTaskTakens: Service<'listTaskTakens'> = ({ db, caller, clock }, { query }) => {
  const inGroup = query.group
    ? db
        .select({ id: groupStudents.userId })
        .from(groupStudents)
        .innerJoin(groups, eq(groups.id, groupStudents.groupId))
        // The filter of a group that is not visible to the caller would reveal who is in it.
        .where(and(eq(groups.id, query.group), visibleTo(caller, visibleGroups)))
    : undefined;
  const isStaff = caller.role === 'admin' || caller.role === 'assistant';
  return listPage(db, query, {
    select: (where) => selectAttempts(db, where),
    selectIds: (where) => selectAttemptIds(db, where),
    where: and(
      visibleTo(caller, visibleTaskTakens),
      query.task ? eq(taskTakens.taskId, query.task) : undefined,
      query.student ? eq(taskTakens.studentId, query.student) : undefined,
      query.status ? eq(taskTakens.status, query.status) : undefined,
      inGroup ? inArray(taskTakens.studentId, inGroup) : undefined,
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
