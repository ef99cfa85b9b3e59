import type { GroupId, LevelId, UserId } from '@rubrica/api-client/contract';
import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
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
export function matchesFilters(
  { db, caller, timeZone }: ReportContext,
  { from, until, group, level, student }: Filters,
  moment: PgColumn,
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
    from ? gte(moment, toStoredMoment(startOfDate(from, timeZone))) : undefined,
    until ? lt(moment, toStoredMoment(startOfDate(until, timeZone, 1))) : undefined,
    members ? inArray(users.id, members) : undefined,
    level ? eq(users.levelId, level) : undefined,
    student ? eq(users.id, student) : undefined,
  );
}
