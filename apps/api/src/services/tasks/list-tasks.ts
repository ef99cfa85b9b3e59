import { and, eq, inArray } from 'drizzle-orm';
import { taskGroups, tasks } from '../../db/schema/tasks.ts';
import { visibleTasks } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { matches, orderOf, pageRange } from '../queries/page.ts';
import type { Service } from '../service.ts';
import { selectTasks, toTask } from './select-tasks.ts';

const sortable = {
  title: tasks.title,
  kind: tasks.kind,
  status: tasks.status,
  openAt: tasks.openAt,
  dueAt: tasks.dueAt,
  closeAt: tasks.closeAt,
  createdAt: tasks.createdAt,
  updatedAt: tasks.updatedAt,
};

export const listTasks: Service<'listTasks'> = async ({ db, caller }, { query }) => {
  const inGroup = query.group
    ? db.select({ id: taskGroups.taskId }).from(taskGroups).where(eq(taskGroups.groupId, query.group))
    : undefined;
  const where = and(
    visibleTo(caller, visibleTasks),
    matches(query, tasks.title),
    query.kind ? eq(tasks.kind, query.kind) : undefined,
    query.status ? eq(tasks.status, query.status) : undefined,
    inGroup ? inArray(tasks.id, inGroup) : undefined,
  );
  const { limit, offset } = pageRange(query);
  const rows = await selectTasks(db, caller, where)
    .orderBy(...orderOf(query, tasks.id, sortable, '-createdAt'))
    .limit(limit)
    .offset(offset);
  return { items: rows.map(toTask), total: await db.$count(tasks, where), page: query.page, limit };
};
