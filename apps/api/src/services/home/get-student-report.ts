import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { levels } from '../../db/schema/named.ts';
import { groups, groupStudents, users } from '../../db/schema/people.ts';
import { visibleTasks } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { selectCourses } from '../courses/list-courses.ts';
import { ValidationError } from '../errors/errors.ts';
import { dateIn, startOfDate } from '../meetings/occurrences.ts';
import { toStoredMoment } from '../meetings/stored-moment.ts';
import { addDays } from '../practice/days-in-row.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectAttendanceRate } from './attendance-rate.ts';
import { selectMeanPercent, selectResults } from './select-results.ts';
import { selectSkillPoints, toSkillMarks, toSkillTrend } from './select-skills.ts';

const usualDays = 90;
const mostResults = 200;

/** Returns what is released of a student in a period, on the school's clock. An assistant reads of the tasks that they see. */
export const getStudentReport: Service<'getStudentReport'> = async (
  { db, caller, clock, timeZone },
  { params: { id }, query },
) => {
  const until = query.until ?? dateIn(clock.now(), timeZone);
  const from = query.from ?? addDays(until, -usualDays);
  if (from > until) throw new ValidationError({ from: [{ code: 'format' }] });
  const period = {
    from: toStoredMoment(startOfDate(from, timeZone)),
    until: toStoredMoment(startOfDate(until, timeZone, 1)),
  };
  const found = await db
    .select({ _id: users.id, name: users.name, level: levels.name })
    .from(users)
    .leftJoin(levels, eq(levels.id, users.levelId))
    .where(eq(users.id, id));
  const memberships = await db
    .select({ name: groups.name })
    .from(groupStudents)
    .innerJoin(groups, eq(groups.id, groupStudents.groupId))
    .where(and(eq(groupStudents.userId, id), eq(groups.archived, false)))
    .orderBy(asc(groups.name));
  const where = and(
    eq(taskTakens.studentId, id),
    gte(taskTakens.releasedAt, period.from),
    lt(taskTakens.releasedAt, period.until),
    caller.role === 'assistant' ? visibleTo(caller, visibleTasks) : undefined,
  );
  const points = await selectSkillPoints(db, where);
  return {
    student: { ...expectRow(found), groups: memberships.map(({ name }) => name) },
    from,
    until,
    timeZone,
    averagePercent: await selectMeanPercent(db, where),
    skills: toSkillMarks(points),
    trend: toSkillTrend(points, timeZone),
    results: await selectResults(db, where, mostResults),
    attendance: await selectAttendanceRate(db, id, period),
    courses: (await selectCourses({ db, caller, clock }, id)).map(({ diploma, name, percent, items }) => ({
      diploma,
      name,
      percent,
      done: items.filter(({ isDone }) => isDone).length,
      parts: items.length,
    })),
  };
};
