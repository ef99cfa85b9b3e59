import { selectMeetingById } from '../meetings/select-meetings.ts';
import type { Service } from '../service.ts';
import { selectAttendance } from './select-attendance.ts';

export const getAttendanceSheet: Service<'getAttendanceSheet'> = async (context, { params: { id } }) => ({
  meeting: await selectMeetingById(context.db, context, id),
  lines: await selectAttendance(context.db, context, id),
});
