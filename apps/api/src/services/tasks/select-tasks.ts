import type { Task, TaskId } from '@rubrica/api-client/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { lectureAnswers, lectureQuestions } from '../../db/schema/lecture-questions.ts';
import { groupStudents, users } from '../../db/schema/people.ts';
import { tags } from '../../db/schema/questions.ts';
import {
  taskDraws,
  taskDrawTags,
  taskExtraTimes,
  taskGroups,
  taskQuestions,
  tasks,
  taskStudents,
  taskVideos,
} from '../../db/schema/tasks.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { marksFor } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Caller } from '../caller.ts';
import { expectRow } from '../queries/query-results.ts';
import { hasCompletedLectures } from './task-lectures.ts';

/**
 * Selects tasks as staff see them, with all references and counts, in one query.
 * For an assistant the counts include only the students they mark for.
 */
export function selectTasks(db: Database, caller: Caller, where: SQL | undefined) {
  return db
    .select({
      task: tasks,
      questions: idsOf(taskQuestions, taskQuestions.questionId, taskQuestions.position),
      draws,
      videos: idsOf(taskVideos, taskVideos.videoId, taskVideos.position),
      prompts,
      groups: idsOf(taskGroups, taskGroups.groupId, taskGroups.groupId),
      students: idsOf(taskStudents, taskStudents.studentId, taskStudents.studentId),
      extraTime: extraTimes,
      assigned: assignedCount(caller),
      attempts: attemptCounts(caller),
      lectures: lectureCounts(caller),
    })
    .from(tasks)
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectTasks>>[number];

/** Returns a selected task as the contract describes it. */
export function toTask({
  task,
  questions,
  draws: drawn,
  videos,
  prompts,
  groups,
  students,
  extraTime,
  assigned,
  attempts,
  lectures,
}: Row): Task {
  return {
    _id: task.id,
    createdAt: task.createdAt.toISOString(),
    updatedAt: task.updatedAt.toISOString(),
    title: task.title,
    kind: task.kind,
    status: task.status,
    instructions: task.instructions,
    questions,
    draws: drawn,
    videos,
    prompts,
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
    counts: {
      assigned,
      ...attempts,
      ...lectures,
      // Of tasks of lectures there are no attempts, and of others no lectures.
      handedIn: attempts.handedIn + lectures.completed,
    },
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

const prompts = qualified<Task['prompts']>(
  sql`(select coalesce(json_agg(${taskVideos.prompt} || jsonb_build_object('video', ${taskVideos.videoId}) order by ${taskVideos.position}), '[]'::json)
    from ${taskVideos} where ${taskVideos.taskId} = ${tasks.id} and ${taskVideos.prompt} is not null)`,
);

const draws = qualified<Task['draws']>(
  sql`(select coalesce(json_agg(json_build_object('count', ${taskDraws.count}, 'mark', ${taskDraws.mark}, 'type', ${taskDraws.type},
      'subQuestionType', ${taskDraws.subQuestionType}, 'category', ${taskDraws.categoryId}, 'level', ${taskDraws.levelId},
      'diploma', ${taskDraws.diplomaId}, 'tags', (select coalesce(json_agg(${tags.name} order by ${tags.key}), '[]'::json)
        from ${taskDrawTags} join ${tags} on ${tags.id} = ${taskDrawTags.tagId} where ${taskDrawTags.drawId} = ${taskDraws.id}))
    order by ${taskDraws.position}), '[]'::json) from ${taskDraws} where ${taskDraws.taskId} = ${tasks.id})`,
);

const extraTimes = qualified<Task['extraTime']>(
  sql`(select coalesce(json_agg(json_build_object('student', ${taskExtraTimes.studentId}, 'minutes', ${taskExtraTimes.minutes})
    order by ${taskExtraTimes.studentId}), '[]'::json) from ${taskExtraTimes} where ${taskExtraTimes.taskId} = ${tasks.id})`,
);

/** An alias, because `marksFor` uses the same table. */
const groupMembers = alias(groupStudents, 'group_members');

/** The students of a task, as a subquery with the column `id`; for an assistant those they mark for. */
function assignedStudents(caller: Caller): SQL {
  const counted = (student: Parameters<typeof marksFor>[1]) =>
    caller.role === 'assistant' ? marksFor(caller.id, student) : undefined;
  const inGroups = and(eq(taskGroups.taskId, tasks.id), counted(groupMembers.userId));
  const byName = and(eq(taskStudents.taskId, tasks.id), counted(taskStudents.studentId));
  return sql`(select ${groupMembers.userId} as id from ${taskGroups}
        join ${groupStudents} as ${sql.identifier('group_members')} on ${groupMembers.groupId} = ${taskGroups.groupId} where ${inGroups}
      union select ${taskStudents.studentId} as id from ${taskStudents} where ${byName}) as assigned`;
}

/** Nobody waits for a student who was deactivated; one who has handed in before is counted, so that all of them can have done so. */
function assignedCount(caller: Caller): SQL<number> {
  const hasHandedIn = sql`exists (select 1 from ${taskTakens} where ${taskTakens.taskId} = ${tasks.id}
    and ${taskTakens.studentId} = assigned.id and ${taskTakens.status} in (${handedIn}))`;
  return qualified<number>(
    sql`(select count(*)::int from ${assignedStudents(caller)} join ${users} on ${users.id} = assigned.id
      where ${users.status} = 'active' or ${hasHandedIn} or ${hasCompletedLectures(sql`assigned.id`)})`,
  );
}

/** Of a task of lectures; other tasks have none. */
function lectureCounts(caller: Caller): SQL<Pick<Task['counts'], 'completed' | 'lecturesToMark'>> {
  const waits = sql`exists (select 1 from ${taskVideos}
    join ${lectureQuestions} on ${lectureQuestions.videoId} = ${taskVideos.videoId}
    join ${lectureAnswers} on ${lectureAnswers.lectureQuestionId} = ${lectureQuestions.id}
    where ${taskVideos.taskId} = ${tasks.id} and ${lectureAnswers.studentId} = assigned.id and ${lectureAnswers.pending} > 0)`;
  return qualified<Pick<Task['counts'], 'completed' | 'lecturesToMark'>>(
    sql`(case when ${tasks.kind} = 'vdo-lect' then (select json_build_object(
        'completed', count(*) filter (where ${hasCompletedLectures(sql`assigned.id`)}),
        'lecturesToMark', count(*) filter (where ${waits})) from ${assignedStudents(caller)})
      else json_build_object('completed', 0, 'lecturesToMark', 0) end)`,
  );
}

const count = (statuses: SQL, counted = sql`*`) =>
  sql`count(${counted}) filter (where ${taskTakens.status} in (${statuses}))`;
const [waiting, marked, released] = [sql`'submitted', 'auto_submitted', 'marking'`, sql`'marked'`, sql`'released'`];
const handedIn = sql`${waiting}, ${marked}, ${released}`;

type AttemptCounts = Pick<Task['counts'], 'handedIn' | 'inProgress' | 'toMark' | 'marked' | 'released'>;

function attemptCounts(caller: Caller): SQL<AttemptCounts> {
  return qualified<AttemptCounts>(
    sql`(select json_build_object(
      'inProgress', ${count(sql`'in_progress', 'returned'`)},
      'handedIn', ${count(handedIn, sql`distinct ${taskTakens.studentId}`)},
      'toMark', ${count(waiting)},
      'marked', ${count(marked)},
      'released', ${count(released)})
      from ${taskTakens} where ${taskTakens.taskId} = ${tasks.id} and ${visibleTo(caller, visibleTaskTakens)})`,
  );
}
