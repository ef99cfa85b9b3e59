import type { AssistantHome } from '@rubrica/api-client/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { groupAssistants, users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { awaitingMarkingStatuses } from '../attempts/attempt-status.ts';
import type { SignedInContext } from '../context.ts';
import type { Service } from '../service.ts';
import { taskSkill } from '../tasks/task-skill.ts';
import { selectSilentStudents } from './silent-students.ts';
import { selectOpenSheets, selectTodaysMeetings } from './todays-meetings.ts';

const mostAttempts = 12;

/** Returns what waits for the calling assistant, today's meetings, and students who fell silent. */
export const getAssistantHome: Service<'getAssistantHome'> = async (context) => ({
  timeZone: context.timeZone,
  hasGroups: await marksForGroup(context),
  waiting: await selectWaiting(context),
  meetings: await selectTodaysMeetings(context),
  sheets: await selectOpenSheets(context),
  silent: await selectSilentStudents(context),
});

async function marksForGroup({ db, caller }: SignedInContext): Promise<boolean> {
  const [first] = await db
    .select({ id: groupAssistants.groupId })
    .from(groupAssistants)
    .where(eq(groupAssistants.userId, caller.id))
    .limit(1);
  return first !== undefined;
}

async function selectWaiting({ db, caller }: SignedInContext): Promise<AssistantHome['waiting']> {
  const rows = await db
    .select({
      _id: taskTakens.id,
      task: { _id: tasks.id, title: tasks.title, kind: tasks.kind, skill: taskSkill },
      student: { _id: users.id, name: users.name },
      submittedAt: taskTakens.submittedAt,
      late: taskTakens.late,
      pending: taskTakens.pending,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(taskTakens)
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .innerJoin(users, eq(users.id, taskTakens.studentId))
    .where(and(visibleTo(caller, visibleTaskTakens), inArray(taskTakens.status, awaitingMarkingStatuses)))
    .orderBy(asc(taskTakens.submittedAt), asc(taskTakens.id))
    .limit(mostAttempts);
  return {
    count: rows[0]?.count ?? 0,
    attempts: rows.map(({ count, submittedAt, pending, ...attempt }) => ({
      ...attempt,
      submittedAt: submittedAt?.toISOString() ?? null,
      pending: pending ?? 0,
    })),
  };
}
