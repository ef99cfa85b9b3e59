import type { AssistantHome } from '@rubrica/api-client/contract';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { sessions } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { visibleStudents } from '../../policy/visible/people.ts';
import { assignedTo } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { SignedInContext } from '../context.ts';

const silentDays = 7;
const mostStudents = 8;

/** When a student last used the platform or worked on a task; null for one who never did. A forced login of an admin is not theirs. */
const lastActiveAt = sql<Date | null>`greatest(${users.lastLoginAt},
  (select max(${sessions.lastUsedAt}) from ${sessions} where ${sessions.userId} = ${users.id} and ${sessions.forcedBy} is null),
  (select max(greatest(${taskTakens.startedAt}, ${taskTakens.submittedAt})) from ${taskTakens} where ${taskTakens.studentId} = ${users.id}))`;

/** Students in the caller's sight who have done nothing for a week, longest first; those who are younger on the platform do not count. */
export async function selectSilentStudents({
  db,
  caller,
  clock,
}: Pick<SignedInContext, 'db' | 'caller' | 'clock'>): Promise<AssistantHome['silent']> {
  const now = clock.now();
  const since = new Date(now.getTime() - silentDays * 86_400_000);
  const seen = db
    .select({ id: users.id, name: users.name, at: lastActiveAt.mapWith(users.lastLoginAt).as('last_active_at') })
    .from(users)
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
    .innerJoin(tasks, and(assignedTo(users.id), isNotNull(tasks.dueAt), lt(tasks.dueAt, now), sql`not ${isSubmitted}`))
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
