import type { GroupId, LevelId, UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { groups, groupStudents, users } from '../../db/schema/people.ts';
import { visibleGroups } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { startOfDate } from '../meetings/occurrences.ts';
import { toStoredMoment } from '../meetings/stored-moment.ts';
import type { ReportContext } from './report-context.ts';

interface Filters {
  from?: string | undefined;
  until?: string | undefined;
  group?: GroupId | undefined;
  level?: LevelId | undefined;
  student?: UserId | undefined;
}

/** The filters of all reports, as a condition on `users` and on the moment that each row counts for. */
export function matchesFilters(context: ReportContext, filters: Filters, moment: PgColumn): SQL | undefined {
  return and(inPeriod(context, filters, sql`${moment}`), matchesStudents(context, filters));
}

/** Whether a moment is in the period, by the days of the school's clock. */
export function inPeriod(
  { timeZone }: Pick<ReportContext, 'timeZone'>,
  { from, until }: Pick<Filters, 'from' | 'until'>,
  moment: SQL,
): SQL | undefined {
  const start = (date: string, days = 0) =>
    sql`${toStoredMoment(startOfDate(date, timeZone, days)).toISOString()}::timestamptz`;
  return and(
    from ? sql`${moment} >= ${start(from)}` : undefined,
    until ? sql`${moment} < ${start(until, 1)}` : undefined,
  );
}

/** The filters of students, as a condition on `users`. */
export function matchesStudents(
  { db, caller }: ReportContext,
  { group, level, student }: Pick<Filters, 'group' | 'level' | 'student'>,
): SQL | undefined {
  const members =
    group &&
    db
      .select({ id: groupStudents.userId })
      .from(groupStudents)
      .innerJoin(groups, eq(groups.id, groupStudents.groupId))
      // A group that the caller does not see would reveal who is in it.
      .where(and(eq(groups.id, group), visibleTo(caller, visibleGroups)));
  return and(
    members ? inArray(users.id, members) : undefined,
    level ? eq(users.levelId, level) : undefined,
    student ? eq(users.id, student) : undefined,
  );
}
