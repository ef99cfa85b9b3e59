import type { UserId } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { tasks } from '../../db/schema/tasks.ts';
import { taskOf } from '../../policy/visible/tasks.ts';
import type { Caller } from '../caller.ts';
import { ValidationError } from '../errors/errors.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { selectAssignedTasks, withAttempts } from './select-assigned-tasks.ts';

/** Returns a page of a student's tasks, those that are set for them and those they have begun: the next due first, tasks without a due date last. */
export const listAssignedTasks: Service<'listAssignedTasks'> = (context, { query }) => {
  const { db, caller } = context;
  const studentId = requestedStudent(caller, query.student);
  return listPage(db, query, {
    select: (where) => selectAssignedTasks(db, studentId, where),
    where: and(taskOf(studentId, caller.role), query.kind ? eq(tasks.kind, query.kind) : undefined),
    search: [tasks.title],
    sort: {
      title: tasks.title,
      openAt: tasks.openAt,
      dueAt: tasks.dueAt,
      closeAt: tasks.closeAt,
      createdAt: tasks.createdAt,
    },
    defaultSort: 'dueAt',
    id: tasks.id,
    toItems: (rows) => withAttempts(context, studentId, rows),
  });
};

/** Students list their own tasks; a parent names a child, and the policy has checked that it is theirs. */
function requestedStudent(caller: Caller, studentId: UserId | undefined): UserId {
  if (caller.role === 'student') return caller.id;
  if (studentId === undefined) throw new ValidationError({ student: [{ code: 'required' }] });
  return studentId;
}
