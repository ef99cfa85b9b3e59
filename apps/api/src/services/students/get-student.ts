import type { StudentPage, UserId } from '@rubrica/api-client/contract';
import { and, asc, desc, eq, gt, inArray, isNotNull, like, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { fileUses } from '../../db/schema/file-uses.ts';
import { files } from '../../db/schema/files.ts';
import { levels } from '../../db/schema/named.ts';
import { groups, groupStudents, parentChildren, users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { videoProgress, videos } from '../../db/schema/videos.ts';
import { lectureOf, visibleLectures } from '../../policy/visible/learning.ts';
import { assignedTo, visibleTasks } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { toTaskTaken, selectAttempts } from '../attempts/select-attempts.ts';
import type { SignedInContext } from '../context.ts';
import { selectCourses } from '../courses/list-courses.ts';
import { selectAttendanceRate } from '../home/attendance-rate.ts';
import { selectSkillPoints, toSkillMonths } from '../home/select-skills.ts';
import { selectLectures, toLectureSummary } from '../lectures/select-lectures.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectTaskLectures } from '../tasks/task-lectures.ts';
import { taskPhase } from '../tasks/task-phase.ts';
import { selectUserById } from '../users/get-user.ts';

const mostTasks = 200;
const mostRecordings = 100;
const trendDays = 365;
const yearBefore = (now: Date) => new Date(now.getTime() - trendDays * 86_400_000);

/** Returns a student as staff see them: an assistant without account, parents, and the tasks of others. */
export const getStudent: Service<'getStudent'> = async (context, { params }) => {
  const { db, caller, clock } = context;
  const found = await db
    .select({ id: users.id, name: users.name, level: levels.name })
    .from(users)
    .leftJoin(levels, eq(levels.id, users.levelId))
    .where(eq(users.id, params.id));
  const { id, name, level } = expectRow(found);
  return {
    _id: id,
    name,
    level,
    groups: await db
      .select({ _id: groups.id, name: groups.name })
      .from(groupStudents)
      .innerJoin(groups, eq(groups.id, groupStudents.groupId))
      .where(and(eq(groupStudents.userId, id), eq(groups.archived, false)))
      .orderBy(asc(groups.name)),
    account: caller.role === 'admin' ? await selectAccount(db, id) : null,
    courses: await selectCourses(context, id),
    attendance: await selectAttendanceRate(db, id, { from: yearBefore(clock.now()), until: clock.now() }),
    tasks: await selectStudentTasks(context, id),
    lectures: await selectStudentLectures(context, id),
    recordings: await selectRecordings(context, id),
    trend: await selectTrend(context, id),
  };
};

async function selectAccount(db: Database, id: UserId): Promise<StudentPage['account']> {
  const parents = await db
    .select({ _id: users.id, name: users.name, email: users.email })
    .from(parentChildren)
    .innerJoin(users, eq(users.id, parentChildren.parentId))
    .where(eq(parentChildren.childId, id))
    .orderBy(asc(users.name));
  return { user: await selectUserById(db, id), parents };
}

/** The tasks that are set for a student, and those they have attempted, as far as the caller sees them. */
async function selectStudentTasks(
  { db, caller, clock }: SignedInContext,
  studentId: UserId,
): Promise<StudentPage['tasks']> {
  const now = clock.now();
  const isAttempted = sql`exists (select 1 from ${taskTakens}
    where ${taskTakens.taskId} = ${tasks.id} and ${taskTakens.studentId} = ${studentId})`;
  const rows = await db
    .select()
    .from(tasks)
    .where(and(or(assignedTo(studentId), isAttempted), visibleTo(caller, visibleTasks)))
    .orderBy(desc(sql`coalesce(${tasks.dueAt}, ${tasks.openAt}, ${tasks.createdAt})`), desc(tasks.id))
    .limit(mostTasks);
  const ids = rows.map(({ id }) => id);
  const attempts = await selectAttempts(
    db,
    and(eq(taskTakens.studentId, studentId), inArray(taskTakens.taskId, ids)),
  ).orderBy(desc(taskTakens.number));
  const byTask = Map.groupBy(attempts, ({ attempt }) => attempt.taskId);
  const lectures = await selectTaskLectures(db, ids, studentId);
  return rows.map((task) => ({
    _id: task.id,
    title: task.title,
    kind: task.kind,
    openAt: task.openAt?.toISOString() ?? null,
    dueAt: task.dueAt?.toISOString() ?? null,
    closeAt: task.closeAt?.toISOString() ?? null,
    phase: taskPhase(task, now),
    lectures: lectures.get(task.id) ?? [],
    attempts: (byTask.get(task.id) ?? []).map((row) => toTaskTaken(row, caller.role, now)),
  }));
}

async function selectStudentLectures({ db, caller }: SignedInContext, studentId: UserId) {
  const isTheirs = or(isNotNull(videoProgress.studentId), lectureOf(studentId));
  const isSeen = and(isTheirs, visibleTo(caller, visibleLectures));
  const rows = await selectLectures(db, caller, studentId, isSeen).orderBy(asc(videos.order), asc(videos.id));
  return rows.map(toLectureSummary);
}

/** The attempts in which a student spoke or filmed themselves, with the number of files. */
async function selectRecordings(
  { db, caller }: SignedInContext,
  studentId: UserId,
): Promise<StudentPage['recordings']> {
  const rows = await db
    .select({
      attempt: taskTakens.id,
      task: tasks.id,
      taskTitle: tasks.title,
      startedAt: taskTakens.startedAt,
      count: sql<number>`count(*)::int`,
      deleted: sql<number>`count(${files.deletedAt})::int`,
    })
    .from(fileUses)
    .innerJoin(files, eq(files.id, fileUses.fileId))
    .innerJoin(taskTakens, eq(taskTakens.id, fileUses.taskTakenId))
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .where(
      and(
        eq(taskTakens.studentId, studentId),
        eq(fileUses.place, 'attempt'),
        eq(files.ownerId, studentId),
        or(like(files.mime, 'audio/%'), like(files.mime, 'video/%')),
        visibleTo(caller, visibleTasks),
      ),
    )
    .groupBy(taskTakens.id, tasks.id)
    .orderBy(desc(taskTakens.startedAt), desc(taskTakens.id))
    .limit(mostRecordings);
  return rows.map((row) => ({ ...row, startedAt: row.startedAt.toISOString() }));
}

/** The released marks of the last year: by skill and month of the release, all points together. */
async function selectTrend(
  { db, caller, clock, timeZone }: SignedInContext,
  studentId: UserId,
): Promise<StudentPage['trend']> {
  const isLately = gt(taskTakens.releasedAt, yearBefore(clock.now()));
  const where = and(eq(taskTakens.studentId, studentId), isLately, visibleTo(caller, visibleTasks));
  return toSkillMonths(await selectSkillPoints(db, where), timeZone);
}
