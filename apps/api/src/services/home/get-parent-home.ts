import type { Child, HomeChild } from '@rubrica/api-client/contract';
import { and, eq, gt, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { answers, taskTakens } from '../../db/schema/attempts.ts';
import { users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { visibleChildren } from '../../policy/visible/people.ts';
import { assignedTo } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { toChildren } from '../children/to-children.ts';
import type { SignedInContext } from '../context.ts';
import type { Service } from '../service.ts';
import { hasCompletedLectures } from '../tasks/task-lectures.ts';
import { selectAttendanceRate } from './attendance-rate.ts';
import { selectHomeMeetings } from './home-meeting.ts';
import { selectResults } from './select-results.ts';
import { selectSkillPoints, toSkillTrend } from './select-skills.ts';
import { type OpenTask, weekCounts } from './week-counts.ts';

const dayMs = 86_400_000;
const trendDays = 16 * 7;
const attendanceDays = 90;
const meetingReachDays = 60;

/** Returns all that the home of the calling parent shows of each child. */
export const getParentHome: Service<'getParentHome'> = async (context) => {
  const { caller, clock, db } = context;
  const ids = await db.select({ id: users.id }).from(users).where(visibleTo(caller, visibleChildren));
  const children = await toChildren(
    db,
    ids.map(({ id }) => id),
    clock.now(),
  );
  const shown: HomeChild[] = [];
  for (const child of children) shown.push(await toHomeChild(context, child));
  return { children: shown };
};

async function toHomeChild(context: SignedInContext, child: Child): Promise<HomeChild> {
  const { clock, db, timeZone } = context;
  const now = clock.now();
  const daysFromNow = (days: number) => new Date(now.getTime() + days * dayMs);
  const isOwn = eq(taskTakens.studentId, child._id);
  const [newest = null] = await selectResults(db, isOwn, 1);
  const isCommented = sql`exists (select 1 from ${answers} where ${answers.taskTakenId} = ${taskTakens.id} and ${answers.marks} is not null)`;
  const commented = await selectResults(db, and(isOwn, isCommented), 10);
  const points = await selectSkillPoints(db, and(isOwn, gt(taskTakens.releasedAt, daysFromNow(-trendDays))));
  const meetings = await selectHomeMeetings(db, child._id, { from: now, until: daysFromNow(meetingReachDays), now });
  return {
    ...child,
    week: weekCounts(await selectOpenTasks(context, child), now, timeZone),
    newest,
    newestWords: commented.find(({ words }) => words !== null) ?? null,
    trend: toSkillTrend(points, timeZone),
    attendance: await selectAttendanceRate(db, child._id, { from: daysFromNow(-attendanceDays), until: now }),
    nextMeeting: meetings.find(({ state }) => state !== 'cancelled') ?? null,
  };
}

/** The dated tasks that can still be handed in and have no released result. Whether a child has handed one in, a parent does not learn. */
function selectOpenTasks({ clock, db }: SignedInContext, child: Child): Promise<OpenTask[]> {
  const now = clock.now();
  const isReleased = sql`exists (select 1 from ${taskTakens} where ${taskTakens.taskId} = ${tasks.id}
    and ${taskTakens.studentId} = ${child._id} and ${taskTakens.status} = 'released')`;
  return db
    .select({ dueAt: tasks.dueAt })
    .from(tasks)
    .where(
      and(
        assignedTo(child._id),
        eq(tasks.status, 'published'),
        isNotNull(tasks.dueAt),
        or(isNull(tasks.openAt), sql`${tasks.openAt} <= ${now.toISOString()}`),
        or(isNull(tasks.closeAt), gt(tasks.closeAt, now)),
        not(isReleased),
        not(hasCompletedLectures(child._id)),
      ),
    );
}
