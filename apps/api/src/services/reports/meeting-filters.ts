import type { DiplomaId, GroupId } from '@rubrica/api-client/contract';
import { and, eq, exists, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { diplomaGroups } from '../../db/schema/courses.ts';
import { attendance, meetingGroups, meetings, meetingStudents } from '../../db/schema/meetings.ts';
import { groups } from '../../db/schema/people.ts';
import { learnsIn } from '../../policy/visible/learning.ts';
import { visibleGroups } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { ReportContext } from './report-context.ts';

const otherGroups = alias(meetingGroups, 'other_groups');

/**
 * The filters of a group and a course, as a condition on `attendance` and its `meetings`: the meetings that a group was invited to,
 * whoever is in it now. Of several groups of a meeting, those of the student count, as on the student's page; all of them for a
 * student who is in none of them, unless they were invited by name, as a guest.
 */
export function meetsGroup(
  { db, caller }: Pick<ReportContext, 'db' | 'caller'>,
  { group, diploma }: { group?: GroupId | undefined; diploma?: DiplomaId | undefined },
): SQL | undefined {
  if (group === undefined && diploma === undefined) return undefined;
  const one = { one: sql`1` };
  const isOfStudent = learnsIn(attendance.studentId, meetingGroups.groupId);
  const ofStudent = db
    .select(one)
    .from(otherGroups)
    .where(and(eq(otherGroups.meetingId, meetings.id), learnsIn(attendance.studentId, otherGroups.groupId)));
  const byName = db
    .select(one)
    .from(meetingStudents)
    .where(and(eq(meetingStudents.meetingId, meetings.id), eq(meetingStudents.studentId, attendance.studentId)));
  const ofCourse =
    diploma &&
    db
      .select(one)
      .from(diplomaGroups)
      .where(and(eq(diplomaGroups.groupId, meetingGroups.groupId), eq(diplomaGroups.diplomaId, diploma)));
  return exists(
    db
      .select(one)
      .from(meetingGroups)
      .innerJoin(groups, eq(groups.id, meetingGroups.groupId))
      .where(
        and(
          eq(meetingGroups.meetingId, meetings.id),
          // A group that the caller does not see would reveal its meetings.
          group && and(eq(groups.id, group), visibleTo(caller, visibleGroups)),
          ofCourse && exists(ofCourse),
          or(isOfStudent, and(not(exists(ofStudent)), not(exists(byName)))),
        ),
      ),
  );
}
