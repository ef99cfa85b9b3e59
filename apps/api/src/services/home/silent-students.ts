import type { AssistantHome } from '@rubrica/api-client/contract';
import { and, asc, eq, inArray, isNotNull, isNull, lt, max, not, or, sql } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { sessions } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { visibleStudents } from '../../policy/visible/people.ts';
import { assignedTo, visibleTasks } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { SignedInContext } from '../context.ts';
import { hasCompletedLectures } from '../tasks/task-lectures.ts';

const silentDays = 7;
const mostStudents = 8;

/** Students in the caller's sight who have done nothing for a week, longest first; those who are younger on the platform do not count. */
export async function selectSilentStudents({
  db,
  caller,
  clock,
}: Pick<SignedInContext, 'db' | 'caller' | 'clock'>): Promise<AssistantHome['silent']> {
  const now = clock.now();
  const since = new Date(now.getTime() - silentDays * 86_400_000);
  // A forced login of an admin is not the student's.
  const lastUse = db
    .select({ at: max(sessions.lastUsedAt).as('used_at') })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), isNull(sessions.forcedBy)))
    .as('last_use');
  const lastWork = db
    .select({ at: sql`max(greatest(${taskTakens.startedAt}, ${taskTakens.submittedAt}))`.as('worked_at') })
    .from(taskTakens)
    .where(eq(taskTakens.studentId, users.id))
    .as('last_work');
  const lastActiveAt = sql<Date | null>`greatest(${users.lastLoginAt}, ${lastUse.at}, ${lastWork.at})`;
  const seen = db
    .select({ id: users.id, name: users.name, at: lastActiveAt.mapWith(users.lastLoginAt).as('last_active_at') })
    .from(users)
    .leftJoinLateral(lastUse, sql`true`)
    .leftJoinLateral(lastWork, sql`true`)
    .where(and(visibleTo(caller, visibleStudents), eq(users.status, 'active'), lt(users.createdAt, since)))
    .as('seen');
  const rows = await db
    .select({ id: seen.id, name: seen.name, at: seen.at, count: sql<number>`(count(*) over ())::int` })
    .from(seen)
    .where(or(isNull(seen.at), lt(seen.at, since)))
    .orderBy(sql`${seen.at} asc nulls first`, asc(seen.name), asc(seen.id))
    .limit(mostStudents);
  if (rows.length === 0) return { count: 0, students: [] };
  const isSubmitted = sql`exists (select 1 from ${taskTakens} where ${taskTakens.taskId} = ${tasks.id}
    and ${taskTakens.studentId} = ${users.id} and ${taskTakens.submittedAt} is not null)`;
  const overdue = await db
    .select({ id: users.id, count: sql<number>`count(*)::int` })
    .from(users)
    .innerJoin(
      tasks,
      and(
        assignedTo(users.id),
        visibleTo(caller, visibleTasks),
        isNotNull(tasks.dueAt),
        lt(tasks.dueAt, now),
        not(isSubmitted),
        not(hasCompletedLectures(users.id)),
      ),
    )
    .where(
      inArray(
        users.id,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(users.id);
  const overdueOf = new Map(overdue.map(({ id, count }) => [id, count]));
  return {
    count: rows[0]?.count ?? 0,
    students: rows.map(({ id, name, at }) => ({
      _id: id,
      name,
      lastActiveAt: at?.toISOString() ?? null,
      overdue: overdueOf.get(id) ?? 0,
    })),
  };
}
