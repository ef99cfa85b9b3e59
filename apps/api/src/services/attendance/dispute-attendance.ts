import { and, eq } from 'drizzle-orm';
import { attendance, attendanceChanges, meetings } from '../../db/schema/meetings.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { meetingState } from '../meetings/meeting-state.ts';
import { tellDisputed } from '../notices/tell-disputed.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';

/** Notes what the calling student says against their status at a meeting that has ended. Staff answer it by saving the status. */
export const disputeAttendance: Service<'disputeAttendance'> = (context, { params: { id }, body: { text } }) =>
  context.db.transaction(async (tx) => {
    const { caller, clock, messages } = context;
    const now = clock.now();
    // Locked as by those who save the attendance.
    const meeting = expectRow(await tx.select().from(meetings).where(eq(meetings.id, id)).for('update'));
    if (meetingState(meeting, now) !== 'ended') throw new ConflictError('meeting_not_ended', undefined);
    const own = and(eq(attendance.meetingId, id), eq(attendance.studentId, caller.id));
    const [line] = await tx.select().from(attendance).where(own);
    if (!line || line.status === null) throw new ConflictError('attendance_not_set', undefined);
    // With a new revision: a save by somebody who has not read this is refused.
    await tx
      .update(attendance)
      .set({ dispute: text, disputedAt: now, rev: line.rev + 1, updatedAt: now })
      .where(own);
    await tx.insert(attendanceChanges).values({
      meetingId: id,
      studentId: caller.id,
      at: now,
      actorId: caller.id,
      statusBefore: line.status,
      statusAfter: line.status,
      remark: text,
    });
    await tellDisputed(tx, meeting, { student: { _id: caller.id, name: caller.name }, at: now });
    await recordAudit(context, tx, 'disputeAttendance', { object: `meeting:${id}`, details: { status: line.status } });
    return { success: true, message: messages.confirmations.attendanceDisputed };
  });
