import type { SkillTrend, StudentHome } from '@rubrica/api-client/contract';
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, attemptQuestions, questionContents, taskTakens } from '../../db/schema/attempts.ts';
import { tasks } from '../../db/schema/tasks.ts';

/** Released points of a skill in a week. */
interface SkillWeek {
  skill: SkillTrend[number]['skill'];
  /** The date of its Monday. */
  week: string;
  mark: number;
  maximum: number;
  answers: number;
}

/** Returns the released points of the attempts that a condition accepts: by skill and week of the release, the first week first. */
export async function selectSkillWeeks(db: Database, where: SQL | undefined): Promise<SkillWeek[]> {
  const skill = sql<SkillWeek['skill']>`${questionContents.content} ->> 'type'`;
  const week = sql<string>`to_char(date_trunc('week', ${taskTakens.releasedAt} at time zone 'UTC'), 'YYYY-MM-DD')`;
  return (
    db
      .select({
        skill,
        week,
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
      .groupBy(skill, week)
      .orderBy(asc(week), asc(skill))
  );
}

const percentOf = (mark: number, maximum: number) => Math.round((1000 * mark) / maximum) / 10;

/** Returns what each skill comes to in each week. */
export function toSkillTrend(weeks: readonly SkillWeek[]): SkillTrend {
  return weeks.map(({ skill, week, mark, maximum, answers: count }) => ({
    skill,
    week,
    percent: percentOf(mark, maximum),
    answers: count,
  }));
}

/** Returns what each skill comes to in all weeks together. */
export function toSkillMarks(weeks: readonly SkillWeek[]): StudentHome['skills'] {
  const bySkill = Map.groupBy(weeks, ({ skill }) => skill);
  return [...bySkill].map(([skill, rows]) => {
    const sum = (field: 'mark' | 'maximum' | 'answers') => rows.reduce((total, row) => total + row[field], 0);
    return { skill, percent: percentOf(sum('mark'), sum('maximum')), answers: sum('answers') };
  });
}
