import { and, eq, inArray } from 'drizzle-orm';
import { groups } from '../../db/schema/people.ts';
import { taskGroups, tasks } from '../../db/schema/tasks.ts';
import { visibleGroups } from '../../policy/visible/people.ts';
import { visibleTasks } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { selectTasks, toTask } from './select-tasks.ts';

/** Returns a page of the tasks that the caller may see. */
export const listTasks: Service<'listTasks'> = ({ db, caller }, { query }) => {
  const inGroup = query.group
    ? db
        .select({ id: taskGroups.taskId })
        .from(taskGroups)
        .innerJoin(groups, eq(groups.id, taskGroups.groupId))
        // The filter of a group that is not visible to the caller would reveal its tasks.
        .where(and(eq(groups.id, query.group), visibleTo(caller, visibleGroups)))
    : undefined;
  return listPage(db, query, {
    select: (where) => selectTasks(db, caller, where),
    selectIds: (where) => db.select({ id: tasks.id }).from(tasks).where(where).$dynamic(),
    where: and(
      visibleTo(caller, visibleTasks),
      query.kind ? eq(tasks.kind, query.kind) : undefined,
      query.status ? eq(tasks.status, query.status) : undefined,
      inGroup ? inArray(tasks.id, inGroup) : undefined,
    ),
    search: [tasks.title],
    sort: {
      title: tasks.title,
      kind: tasks.kind,
      status: tasks.status,
      openAt: tasks.openAt,
      dueAt: tasks.dueAt,
      closeAt: tasks.closeAt,
      createdAt: tasks.createdAt,
      updatedAt: tasks.updatedAt,
    },
    defaultSort: '-createdAt',
    id: tasks.id,
    toItems: (rows) => rows.map(toTask),
  });
};
