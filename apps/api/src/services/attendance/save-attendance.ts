import type { AttendanceLine, AttendanceStatus } from '@rubrica/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { attendance, attendanceChanges, meetings } from '../../db/schema/meetings.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError, ValidationError } from '../errors/errors.ts';
import type { FieldProblem, FieldProblems } from '../errors/failure-data.ts';
import { hasOpened } from '../meetings/meeting-state.ts';
import { forgetAbsent, tellAbsent } from '../notices/tell-absent.ts';
import { forgetDisputed } from '../notices/tell-disputed.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Input, Service } from '../service.ts';
import { selectAttendance } from './select-attendance.ts';

type Entry = Input<'saveAttendance'>['body']['entries'][number];
type Meeting = typeof meetings.$inferSelect;

/**
 * Confirms the attendance of students: of all, or of none where one was changed meanwhile. It answers what a student has said
 * against their status; their words stay in the log of changes. Before a meeting opens, a student can be excused and no more.
 */
export const saveAttendance: Service<'saveAttendance'> = (context, { params: { id }, body: { entries } }) =>
  context.db.transaction(async (tx) => {
    const { caller, clock } = context;
    const now = clock.now();
    // Locked, so that two saves, and the close, come one after the other.
    const meeting = expectRow(await tx.select().from(meetings).where(eq(meetings.id, id)).for('update'));
    if (meeting.cancelledAt !== null) throw new ConflictError('meeting_cancelled', undefined);
    const lines = await selectAttendance(tx, context, id);
    const byStudent = new Map(lines.map((line) => [line.student._id, line]));
    assertEntries(entries, byStudent, meeting);
    const written = entries.flatMap((entry) => {
      const line = byStudent.get(entry.student);
      return line ? [{ entry, line }] : [];
    });
    if (written.some(({ entry, line }) => entry.rev !== line.rev))
      throw new ConflictError('conflict', undefined, { lines });
    if (!hasOpened(meeting, now) && written.some(({ entry: { status } }) => status !== null && status !== 'Excused'))
      throw new ConflictError('meeting_not_begun', undefined);
    const rows = written.map(({ entry, line }) => ({
      meetingId: id,
      studentId: entry.student,
      status: entry.status,
      remark: entry.remark,
      confirmedBy: entry.status === null ? null : caller.id,
      confirmedAt: entry.status === null ? null : now,
      rev: line.rev + 1,
      updatedAt: now,
    }));
    await tx
      .insert(attendance)
      .values(rows)
      .onConflictDoUpdate({
        target: [attendance.meetingId, attendance.studentId],
        set: {
          status: sql`excluded.status`,
          remark: sql`excluded.remark`,
          dispute: '',
          disputedAt: null,
          confirmedBy: sql`excluded.confirmed_by`,
          confirmedAt: sql`excluded.confirmed_at`,
          rev: sql`excluded.rev`,
          updatedAt: now,
        },
      });
    const changed = written.filter(isChange);
    const changes = changed.map(({ entry, line }) => ({
      meetingId: id,
      studentId: entry.student,
      at: now,
      actorId: caller.id,
      statusBefore: line.status,
      statusAfter: entry.status,
      remark: entry.remark,
    }));
    if (changes.length > 0) await tx.insert(attendanceChanges).values(changes);
    const studentsOf = (isTold: (one: Written) => boolean) => changed.filter(isTold).map(({ entry }) => entry.student);
    await forgetAbsent(
      tx,
      id,
      studentsOf(({ entry }) => entry.status !== 'Absent'),
    );
    await forgetDisputed(
      tx,
      id,
      entries.map(({ student }) => student),
    );
    const absent = studentsOf(({ entry, line }) => entry.status === 'Absent' && line.status !== 'Absent');
    await tellAbsent(tx, meeting, { students: absent, at: now });
    await recordAudit(context, tx, 'saveAttendance', {
      object: `meeting:${id}`,
      details: { title: meeting.title, students: summarise(changed) },
    });
    return { lines: await selectAttendance(tx, context, id) };
  });

interface Written {
  entry: Entry;
  line: AttendanceLine;
}

/** Whether a save changes what is known of a student, or answers what they said against it. */
function isChange({ entry, line }: Written): boolean {
  return entry.status !== line.status || entry.remark !== line.remark || line.dispute !== '';
}

/** @throws {ValidationError} on entries of students who are not on the caller's sheet, of one twice, and without a status once it is closed */
function assertEntries(
  entries: readonly Entry[],
  byStudent: ReadonlyMap<string, AttendanceLine>,
  { closedAt }: Meeting,
): void {
  const known = new Set<string>();
  const problems: FieldProblems = {};
  for (const [index, { student, status }] of entries.entries()) {
    const problem: FieldProblem | null = !byStudent.has(student)
      ? { code: 'unknown' }
      : known.has(student)
        ? { code: 'taken' }
        : null;
    if (problem) problems[`entries.${String(index)}.student`] = [problem];
    if (status === null && closedAt !== null) problems[`entries.${String(index)}.status`] = [{ code: 'required' }];
    known.add(student);
  }
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
}

type Count = Partial<Record<AttendanceStatus | 'none', number>>;

/** How many students got which status, for the audit log; the log of changes has each of them. */
function summarise(changed: readonly Written[]): Count {
  const counts: Count = {};
  for (const { entry } of changed) {
    const status = entry.status ?? 'none';
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}
