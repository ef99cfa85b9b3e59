import type { StudentFacts, UserId } from '@rubrica/api-client/contract';
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { chatThreads } from '../../db/schema/chat.ts';
import { levels } from '../../db/schema/named.ts';
import { groups, groupStudents, parentChildren, users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { visibleStudents } from '../../policy/visible/people.ts';
import { assignedTo, visibleTasks } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { selectAnswerers } from '../chat/answerers.ts';
import type { SignedInContext } from '../context.ts';
import type { Service } from '../service.ts';
import { selectInboxThread } from './select-threads.ts';

/** A parent of more children has a page that lists them. */
const mostStudents = 6;
const mostTasks = 3;

/** Returns a conversation with what whoever answers should know of the person. */
export const getChatThread: Service<'getChatThread'> = async (context, { params }) => {
  const { db, caller } = context;
  const thread = await selectInboxThread(db, caller, eq(chatThreads.id, params.id));
  const ownerId = thread.owner?._id ?? null;
  const [owner] = ownerId ? await db.select({ language: users.language }).from(users).where(eq(users.id, ownerId)) : [];
  return {
    thread,
    language: owner?.language ?? null,
    students: ownerId ? await selectStudents(context, ownerId) : [],
    answerers: await selectAnswerers(db, thread._id),
  };
};

/** Whether somebody is the owner of a thread, or a child of the parent who is. */
const belongsTo = (ownerId: UserId, column: typeof users.id) =>
  or(
    sql`${column} = ${ownerId}`,
    sql`exists (select 1 from ${parentChildren} where ${parentChildren.parentId} = ${ownerId} and ${parentChildren.childId} = ${column})`,
  );

async function selectStudents(context: SignedInContext, ownerId: UserId): Promise<StudentFacts[]> {
  const { db, caller } = context;
  const rows = await db
    .select({ _id: users.id, name: users.name, level: levels.name })
    .from(users)
    .leftJoin(levels, eq(levels.id, users.levelId))
    .where(and(visibleTo(caller, visibleStudents), belongsTo(ownerId, users.id)))
    .orderBy(asc(users.name), asc(users.id))
    .limit(mostStudents);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      groups: await db
        .select({ _id: groups.id, name: groups.name })
        .from(groupStudents)
        .innerJoin(groups, eq(groups.id, groupStudents.groupId))
        .where(and(eq(groupStudents.userId, row._id), eq(groups.archived, false)))
        .orderBy(asc(groups.name)),
      tasks: await selectTasks(context, row._id),
    })),
  );
}

async function selectTasks({ db, caller }: SignedInContext, studentId: UserId): Promise<StudentFacts['tasks']> {
  const attempt = db
    .select({ status: taskTakens.status })
    .from(taskTakens)
    .where(and(eq(taskTakens.taskId, tasks.id), eq(taskTakens.studentId, studentId)))
    .orderBy(desc(taskTakens.number))
    .limit(1)
    .as('attempt');
  const rows = await db
    .select({ _id: tasks.id, title: tasks.title, dueAt: tasks.dueAt, status: attempt.status })
    .from(tasks)
    .leftJoinLateral(attempt, sql`true`)
    .where(and(assignedTo(studentId), visibleTo(caller, visibleTasks)))
    .orderBy(desc(sql`coalesce(${tasks.dueAt}, ${tasks.openAt}, ${tasks.createdAt})`), desc(tasks.id))
    .limit(mostTasks);
  return rows.map((row) => ({ ...row, dueAt: row.dueAt?.toISOString() ?? null }));
}
