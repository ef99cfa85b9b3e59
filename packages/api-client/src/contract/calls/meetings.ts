import { z } from 'zod';
import { answersBody, call } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import {
  attendanceChangeSchema,
  attendanceEntrySchema,
  attendanceLineSchema,
  calendarMeetingSchema,
  dateSchema,
  meetingBodySchema,
  meetingConflictSchema,
  meetingSchema,
  meetingStateSchema,
  newMeetingSchema,
  studentAttendanceSchema,
  weeklyRuleSchema,
} from '../entities/meeting.ts';
import { byId, idOf } from '../ids.ts';
import { confirmationSchema, dateTime } from '../shapes.ts';

/** Meetings, series of them, and who attended. */
export const meetingCalls = {
  ...defineResource('Meeting', {
    entity: meetingSchema,
    createBody: newMeetingSchema,
    body: meetingBodySchema,
    conflict: meetingSchema,
    sortable: ['title', 'startsAt', 'createdAt'],
    filters: {
      state: meetingStateSchema.optional(),
      group: idOf<'Group'>().optional(),
      teacher: idOf<'User'>().optional(),
      from: dateTime.optional(),
      until: dateTime.optional(),
    },
    summaries: {
      list: 'A page of meetings, for staff.',
      create: 'Plans a meeting, or a weekly series of them; replies with the first.',
      update:
        'Writes one meeting whole; one of a series becomes an exception, except where it is only cancelled or restored. `rev` is the one it was made upon.',
      remove: 'Removes a meeting that has not begun.',
    },
  }),
  getMeetingSeries: call({
    method: 'GET',
    path: '/meeting-series/:id',
    summary: 'What the meetings of a series have, as one of them that was not edited apart.',
    params: byId<'MeetingSeries'>(),
    reply: meetingSchema,
  }),
  updateMeetingSeries: call({
    method: 'PUT',
    path: '/meeting-series/:id',
    summary:
      'Writes a series from now on: meetings that have begun, cancelled ones and exceptions stay as they are. `rev` is the one it was made upon.',
    params: byId<'MeetingSeries'>(),
    body: newMeetingSchema.omit({ when: true }).extend({
      rule: weeklyRuleSchema,
      /** Pages of earlier releases send none, and write over whatever is stored. */
      rev: z.number().int().optional(),
    }),
    conflict: meetingSchema,
    reply: z.object({ added: z.number().int(), changed: z.number().int(), removed: z.number().int() }),
  }),
  cancelMeetingSeries: call({
    method: 'DELETE',
    path: '/meeting-series/:id',
    summary: 'Cancels the meetings of a series that have not begun.',
    params: byId<'MeetingSeries'>(),
    reply: confirmationSchema,
  }),
  restoreMeetingSeries: call({
    method: 'POST',
    path: '/meeting-series/:id/restore',
    summary: 'Restores a meeting of a series, with those to come that were cancelled together with it.',
    params: byId<'MeetingSeries'>(),
    body: z.object({ meeting: idOf<'Meeting'>() }),
    reply: confirmationSchema,
  }),
  findMeetingConflicts: call({
    method: 'POST',
    path: '/meetings/conflicts',
    summary: 'Says which groups, students, places and teachers have another meeting at that time.',
    body: newMeetingSchema.pick({ when: true, groups: true, students: true, place: true, teacher: true }).extend({
      /** The meeting, or the series, that is being planned anew. */
      except: idOf<'Meeting'>().nullable().default(null),
      exceptSeries: idOf<'MeetingSeries'>().nullable().default(null),
    }),
    reply: z.object({
      /** How many meetings the plan makes. */
      meetingCount: z.number().int(),
      /** By time; the first hundred. */
      conflicts: z.array(meetingConflictSchema),
    }),
  }),
  listCalendar: call({
    method: 'GET',
    path: '/calendar',
    summary:
      "The meetings of the caller, or of a parent's child named by `student`, between two moments; at most 100 days.",
    query: z.object({ from: dateTime, until: dateTime, student: idOf<'User'>().optional() }),
    reply: z.object({
      /** The school's time zone, an IANA name. */
      timeZone: z.string(),
      items: z.array(calendarMeetingSchema),
    }),
  }),
  joinMeeting: call({
    method: 'POST',
    path: '/meetings/:id/join',
    summary:
      'Notes that the calling student joins a live meeting, and replies with its link. A repeat keeps the first time.',
    params: byId<'Meeting'>(),
    reply: z.object({ link: z.string().nullable(), joinedAt: dateTime }),
  }),
  disputeAttendance: call({
    method: 'POST',
    path: '/meetings/:id/dispute',
    summary: 'Says that the calling student’s status at an ended meeting is wrong, and why.',
    params: byId<'Meeting'>(),
    body: z.object({ text: z.string().trim().min(1).max(500) }),
    reply: confirmationSchema,
  }),
  getAttendanceSheet: call({
    method: 'GET',
    path: '/meetings/:id/attendance',
    summary: 'The students of a meeting with their attendance, by name; for staff.',
    params: byId<'Meeting'>(),
    reply: z.object({ meeting: meetingSchema, lines: z.array(attendanceLineSchema) }),
  }),
  saveAttendance: call({
    method: 'PUT',
    path: '/meetings/:id/attendance',
    summary: 'Confirms the attendance of one or more students; all of them, or none where one was changed meanwhile.',
    params: byId<'Meeting'>(),
    body: z.object({ entries: z.array(attendanceEntrySchema).min(1).max(1000) }),
    bodyLimits: answersBody,
    reply: z.object({ lines: z.array(attendanceLineSchema) }),
    conflict: z.object({ lines: z.array(attendanceLineSchema) }),
  }),
  listAttendanceChanges: call({
    method: 'GET',
    path: '/meetings/:id/attendance/changes',
    summary: 'Who changed the attendance at a meeting, newest first; for staff.',
    params: byId<'Meeting'>(),
    reply: z.object({ items: z.array(attendanceChangeSchema) }),
  }),
  getStudentAttendance: call({
    method: 'GET',
    path: '/students/:id/attendance',
    summary: "A student's attendance by month and group, with its history: the student's own, a child's, or for staff.",
    params: byId<'User'>(),
    query: z.object({ from: dateSchema.optional(), until: dateSchema.optional() }),
    reply: studentAttendanceSchema,
  }),
  getCalendarFeed: call({
    method: 'GET',
    path: '/calendar-feed',
    summary: 'Whether the caller has a private calendar feed, and since when.',
    reply: z.object({ createdAt: dateTime.nullable() }),
  }),
  createCalendarFeed: call({
    method: 'POST',
    path: '/calendar-feed',
    summary: 'Makes the address of a private calendar feed; an earlier address stops working.',
    reply: z.object({
      /** Below the server's own address: `/api/calendar/<token>.ics`. */
      path: z.string(),
      createdAt: dateTime,
    }),
    status: 201,
  }),
  removeCalendarFeed: call({
    method: 'DELETE',
    path: '/calendar-feed',
    summary: "Ends the caller's calendar feed.",
    reply: confirmationSchema,
  }),
};
