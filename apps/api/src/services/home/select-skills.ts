import type { SkillTrend, StudentHome, StudentPage } from '@rubrica/api-client/contract';
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../db/database.ts';
import { answers, attemptQuestions, questionContents, taskTakens } from '../../db/schema/attempts.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { dateIn } from '../meetings/occurrences.ts';

/** Points of a skill that were released at one moment. */
interface SkillPoints {
  skill: SkillTrend[number]['skill'];
  releasedAt: Date;
  mark: number;
  maximum: number;
  answers: number;
}

/** Returns the released points of the attempts that a condition accepts: by moment of the release, the first first, and by skill. */
export async function selectSkillPoints(db: Database, where: SQL | undefined): Promise<SkillPoints[]> {
  const skill = sql<SkillPoints['skill']>`${questionContents.content} ->> 'type'`;
  const rows = await db
    .select({
      skill,
      releasedAt: taskTakens.releasedAt,
      mark: sql`sum(${answers.mark})`.mapWith(Number),
      maximum: sql`sum(${answers.maximum})`.mapWith(Number),
      answers: sql<number>`count(*)::int`,
    })
    .from(taskTakens)
    // A condition may be about the task.
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .innerJoin(answers, eq(answers.taskTakenId, taskTakens.id))
    .innerJoin(
      attemptQuestions,
      and(eq(attemptQuestions.taskTakenId, answers.taskTakenId), eq(attemptQuestions.questionId, answers.questionId)),
    )
    .innerJoin(questionContents, eq(questionContents.hash, attemptQuestions.contentHash))
    .where(and(eq(taskTakens.status, 'released'), gt(answers.maximum, 0), where))
    .groupBy(skill, taskTakens.releasedAt)
    .orderBy(asc(taskTakens.releasedAt), asc(skill));
  return rows.flatMap(({ releasedAt, ...row }) => (releasedAt === null ? [] : [{ ...row, releasedAt }]));
}

/** Returns what each skill comes to in each week of the school's clock, the first week first. */
export function toSkillTrend(points: readonly SkillPoints[], timeZone: string): SkillTrend {
  return byPeriod(points, (at) => mondayOf(dateIn(at, timeZone))).map(({ period: week, ...rest }) => ({
    ...rest,
    week,
  }));
}

/** Returns what each skill comes to in each month of the school's clock, the first month first. */
export function toSkillMonths(points: readonly SkillPoints[], timeZone: string): StudentPage['trend'] {
  return byPeriod(points, (at) => dateIn(at, timeZone).slice(0, 7)).map(({ period: month, ...rest }) => ({
    ...rest,
    month,
  }));
}

/** Returns what each skill comes to in all of the time together. */
export function toSkillMarks(points: readonly SkillPoints[]): StudentHome['skills'] {
  const bySkill = Map.groupBy(points, ({ skill }) => skill);
  return [...bySkill].map(([skill, rows]) => {
    const sum = (field: 'mark' | 'maximum' | 'answers') => rows.reduce((total, row) => total + row[field], 0);
    const percent = (100 * sum('mark')) / sum('maximum');
    return { skill, percent, answers: sum('answers') };
  });
}

/** Adds up the points of each skill in each period. Node has the rules of the school's clock: a database may know older ones. */
function byPeriod(points: readonly SkillPoints[], periodOf: (releasedAt: Date) => string) {
  const periods = Map.groupBy(points, ({ releasedAt }) => periodOf(releasedAt));
  return [...periods].flatMap(([period, rows]) =>
    toSkillMarks(rows)
      .toSorted((one, other) => (one.skill < other.skill ? -1 : 1))
      .map((skill) => ({ ...skill, period })),
  );
}

/** Returns the date of the Monday of a date's week. */
function mondayOf(date: string): string {
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}
