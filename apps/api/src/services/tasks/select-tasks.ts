import type { Task, TaskId } from '@rubrica/api-client/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { groupStudents } from '../../db/schema/people.ts';
import { taskExtraTimes, taskGroups, taskQuestions, tasks, taskStudents, taskVideos } from '../../db/schema/tasks.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { marksFor } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Caller } from '../caller.ts';
import { expectRow } from '../queries/query-results.ts';

/**
 * Selects tasks as staff see them, with all references and counts, in one query.
 * For an assistant the counts include only the students they mark for.
 */
export function selectTasks(db: Database, caller: Caller, where: SQL | undefined) {
  return db
    .select({
      task: tasks,
      questions: idsOf(taskQuestions, taskQuestions.questionId, taskQuestions.position),
      videos: idsOf(taskVideos, taskVideos.videoId, taskVideos.position),
      groups: idsOf(taskGroups, taskGroups.groupId, taskGroups.groupId),
      students: idsOf(taskStudents, taskStudents.studentId, taskStudents.studentId),
      extraTime: extraTimes,
      assigned: assignedCount(caller),
      attempts: attemptCounts(caller),
    })
    .from(tasks)
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectTasks>>[number];

/** Returns a selected task as the contract describes it. */
export function toTask({ task, questions, videos, groups, students, extraTime, assigned, attempts }: Row): Task {
  return {
    _id: task.id,
    createdAt: task.createdAt.toISOString(),
    updatedAt: task.updatedAt.toISOString(),
    title: task.title,
    kind: task.kind,
    status: task.status,
    instructions: task.instructions,
    questions,
    videos,
    groups,
    students,
    openAt: task.openAt?.toISOString() ?? null,
    dueAt: task.dueAt?.toISOString() ?? null,
    closeAt: task.closeAt?.toISOString() ?? null,
    timeLimitMinutes: task.timeLimitMinutes,
    extraTime,
    maxAttempts: task.maxAttempts,
    showModelAnswer: task.showModelAnswer,
    allowsDictionary: task.allowsDictionary,
    counts: { assigned, ...attempts },
  };
}

/** Returns one task as staff see it. @throws {NotFoundError} */
export async function selectTaskById(db: Database, caller: Caller, id: TaskId): Promise<Task> {
  return toTask(expectRow(await selectTasks(db, caller, eq(tasks.id, id))));
}

/** Drizzle omits table names in a query on one table. Nested in another `sql` they are kept, as a subquery needs them. */
const qualified = <Value>(inner: SQL): SQL<Value> => sql<Value>`${inner}`;

type Link = typeof taskQuestions | typeof taskVideos | typeof taskGroups | typeof taskStudents;
type Column =
  | typeof taskQuestions.questionId
  | typeof taskVideos.videoId
  | typeof taskGroups.groupId
  | typeof taskStudents.studentId;

function idsOf(
  link: Link,
  id: Column,
  order: Column | typeof taskQuestions.position | typeof taskVideos.position,
): SQL<string[]> {
  return qualified<string[]>(
    sql`(select coalesce(json_agg(${id} order by ${order}), '[]'::json) from ${link} where ${eq(link.taskId, tasks.id)})`,
  );
}

const extraTimes = qualified<Task['extraTime']>(
  sql`(select coalesce(json_agg(json_build_object('student', ${taskExtraTimes.studentId}, 'minutes', ${taskExtraTimes.minutes})
    order by ${taskExtraTimes.studentId}), '[]'::json) from ${taskExtraTimes} where ${taskExtraTimes.taskId} = ${tasks.id})`,
);

/** An alias, because `marksFor` uses the same table. */
const groupMembers = alias(groupStudents, 'group_members');

function assignedCount(caller: Caller): SQL<number> {
  const counted = (student: Parameters<typeof marksFor>[1]) =>
    caller.role === 'assistant' ? marksFor(caller.id, student) : undefined;
  const inGroups = and(eq(taskGroups.taskId, tasks.id), counted(groupMembers.userId));
  const byName = and(eq(taskStudents.taskId, tasks.id), counted(taskStudents.studentId));
  return qualified<number>(
    sql`(select count(*)::int from (
      select ${groupMembers.userId} from ${taskGroups}
        join ${groupStudents} as ${sql.identifier('group_members')} on ${groupMembers.groupId} = ${taskGroups.groupId} where ${inGroups}
      union select ${taskStudents.studentId} from ${taskStudents} where ${byName}) as assigned)`,
  );
}

const count = (statuses: SQL) => sql`count(*) filter (where ${taskTakens.status} in (${statuses}))`;

function attemptCounts(caller: Caller): SQL<Omit<Task['counts'], 'assigned'>> {
  return qualified<Omit<Task['counts'], 'assigned'>>(
    sql`(select json_build_object(
      'inProgress', ${count(sql`'in_progress', 'returned'`)},
      'toMark', ${count(sql`'submitted', 'auto_submitted', 'marking'`)},
      'marked', ${count(sql`'marked'`)},
      'released', ${count(sql`'released'`)})
      from ${taskTakens} where ${taskTakens.taskId} = ${tasks.id} and ${visibleTo(caller, visibleTaskTakens)})`,
  );
}
