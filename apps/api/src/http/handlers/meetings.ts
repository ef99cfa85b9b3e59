import { disputeAttendance } from '../../services/attendance/dispute-attendance.ts';
import { getAttendanceSheet } from '../../services/attendance/get-attendance-sheet.ts';
import { getStudentAttendance } from '../../services/attendance/get-student-attendance.ts';
import { joinMeeting } from '../../services/attendance/join-meeting.ts';
import { listAttendanceChanges } from '../../services/attendance/list-attendance-changes.ts';
import { saveAttendance } from '../../services/attendance/save-attendance.ts';
import { createCalendarFeed } from '../../services/calendar/create-calendar-feed.ts';
import { getCalendarFeed } from '../../services/calendar/get-calendar-feed.ts';
import { listCalendar } from '../../services/calendar/list-calendar.ts';
import { removeCalendarFeed } from '../../services/calendar/remove-calendar-feed.ts';
import { cancelMeetingSeries } from '../../services/meetings/cancel-meeting-series.ts';
import { createMeeting } from '../../services/meetings/create-meeting.ts';
import { findMeetingConflicts } from '../../services/meetings/find-meeting-conflicts.ts';
import { getMeeting } from '../../services/meetings/get-meeting.ts';
import { getMeetingSeries } from '../../services/meetings/get-meeting-series.ts';
import { listMeetings } from '../../services/meetings/list-meetings.ts';
import { removeMeeting } from '../../services/meetings/remove-meeting.ts';
import { restoreMeetingSeries } from '../../services/meetings/restore-meeting-series.ts';
import { updateMeeting } from '../../services/meetings/update-meeting.ts';
import { updateMeetingSeries } from '../../services/meetings/update-meeting-series.ts';
import type { Handlers } from '../call-handlers.ts';

/** Meetings, attendance and calendars. */
export const meetingHandlers = {
  listMeetings,
  createMeeting,
  getMeeting,
  updateMeeting,
  removeMeeting,
  getMeetingSeries,
  updateMeetingSeries,
  cancelMeetingSeries,
  restoreMeetingSeries,
  findMeetingConflicts,
  listCalendar,
  joinMeeting,
  disputeAttendance,
  getAttendanceSheet,
  saveAttendance,
  listAttendanceChanges,
  getStudentAttendance,
  getCalendarFeed,
  createCalendarFeed,
  removeCalendarFeed,
} satisfies Partial<Handlers>;
