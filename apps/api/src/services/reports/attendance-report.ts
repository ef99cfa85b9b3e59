import type { AttendanceReport, AttendanceStatus, UserId } from '@rubrica/api-client/contract';
import { and, countDistinct, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { attendance, meetings } from '../../db/schema/meetings.ts';
import { users } from '../../db/schema/people.ts';
import { visibleAttendees } from '../../policy/visible/meetings.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { rateOf } from '../attendance/attendance-figures.ts';
import { matchesSearch, orderBy } from '../queries/list-page.ts';
import type { Input, Service } from '../service.ts';
import { knownFirst } from './known-first.ts';
import { meetsGroup } from './meeting-filters.ts';
import type { ReportContext, WholeReport } from './report-context.ts';
import { matchesFilters } from './student-filters.ts';

type AttendanceQuery = WholeReport<Input<'getAttendanceReport'>['query']>;
type AttendanceRow = AttendanceReport['items'][number];

const countOf = (status: AttendanceStatus) =>
  sql<number>`(count(*) filter (where ${attendance.status} = ${status}))::int`;
const counts = {
  present: countOf('Present'),
  late: countOf('Late'),
  absent: countOf('Absent'),
  excused: countOf('Excused'),
};
const rate = sql`(${counts.present} + ${counts.late})::float / nullif(${counts.present} + ${counts.late} + ${counts.absent}, 0)`;

/** Returns a page of the students that the caller sees with their attendance at meetings that have ended, and all of it together. */
export const getAttendanceReport: Service<'getAttendanceReport'> = async (context, { query }) => {
  const { page, limit } = query;
  const where = attendanceWhere(context, query);
  const ids = await selectAttendanceIds(context, query, { limit, offset: (page - 1) * limit });
  const [whole] = await joined(context, { ...counts, students: countDistinct(users.id) }, where);
  const { students = 0, ...all } = whole ?? { present: 0, late: 0, absent: 0, excused: 0 };
  return {
    items: await selectAttendanceRows(context, query, ids),
    total: students,
    page,
    limit,
    summary: { counts: all, ratePercent: rateOf(all) },
  };
};

/** Selects which students the report has, in its order; all of them where no part is asked for. */
export async function selectAttendanceIds(
  context: ReportContext,
  query: AttendanceQuery,
  part?: { limit: number; offset: number },
): Promise<UserId[]> {
  const sort = query.sort ?? 'student';
  const sorted = joined(context, { id: users.id }, attendanceWhere(context, query))
    .groupBy(users.id)
    .orderBy(...orderBy(sort, { student: users.name, ...counts, rate: knownFirst(sort, rate, sql`-1`) }, users.id));
  const rows = await (part ? sorted.limit(part.limit).offset(part.offset) : sorted);
  return rows.map(({ id }) => id);
}

/** Selects these rows of the report, in this order. */
export async function selectAttendanceRows(
  context: ReportContext,
  query: AttendanceQuery,
  ids: readonly UserId[],
): Promise<AttendanceRow[]> {
  const rows = await joined(
    context,
    { _id: users.id, name: users.name, ...counts },
    and(attendanceWhere(context, query), inArray(users.id, [...ids])),
  ).groupBy(users.id);
  const byId = new Map(
    rows.map(({ _id, name, ...own }) => [_id, { student: { _id, name }, counts: own, ratePercent: rateOf(own) }]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function attendanceWhere(context: ReportContext, query: AttendanceQuery): SQL | undefined {
  return and(
    visibleTo(context.caller, visibleAttendees),
    isNotNull(attendance.status),
    isNull(meetings.cancelledAt),
    lte(meetings.endsAt, context.clock.now()),
    matchesFilters(context, { ...query, group: undefined }, meetings.startsAt),
    meetsGroup(context, query),
    matchesSearch(query.search, [users.name]),
  );
}

function joined<Fields extends Parameters<ReportContext['db']['select']>[0]>(
  { db }: ReportContext,
  fields: NonNullable<Fields>,
  where: SQL | undefined,
) {
  return db
    .select(fields)
    .from(attendance)
    .innerJoin(meetings, eq(meetings.id, attendance.meetingId))
    .innerJoin(users, eq(users.id, attendance.studentId))
    .where(where)
    .$dynamic();
}
