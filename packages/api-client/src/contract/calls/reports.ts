import { z } from 'zod';
import { call } from '../call.ts';
import {
  attendanceReportSchema,
  itemsReportSchema,
  marksReportSchema,
  progressReportSchema,
  reportFilters,
  workFilters,
} from '../entities/report.ts';
import { reportFileSchema, type ReportName, sheetFormatSchema } from '../entities/report-file.ts';
import { taskKindSchema } from '../entities/task.ts';
import { byId, idOf } from '../ids.ts';
import { listQuery } from '../shapes.ts';

const marksQuery = listQuery(['student', 'task', 'submittedAt', 'percent'], {
  ...reportFilters,
  ...workFilters,
  task: idOf<'Task'>().optional(),
  kind: taskKindSchema.optional(),
});

const attendanceQuery = listQuery(['student', 'present', 'late', 'absent', 'excused', 'rate'], {
  ...reportFilters,
  diploma: workFilters.diploma,
});

const progressQuery = listQuery(['student', 'done', 'late', 'missing', 'mean', 'trend', 'lastActive'], {
  ...reportFilters,
  ...workFilters,
});

const itemsQuery = listQuery(['question', 'attempts', 'facility', 'discrimination', 'time'], {
  ...reportFilters,
  ...workFilters,
  task: idOf<'Task'>().optional(),
  kind: taskKindSchema.optional(),
});

/** What a file of a report is made of: all its rows, by the filters and in the order of its call. */
const fileOf = <Name extends ReportName, Query extends z.ZodObject>(report: Name, query: Query) =>
  z.object({ report: z.literal(report), format: sheetFormatSchema, query });
const wholeReport = { page: true, limit: true } as const;

const reportFileBody = z.discriminatedUnion('report', [
  fileOf('marks', marksQuery.omit(wholeReport)),
  fileOf('attendance', attendanceQuery.omit(wholeReport)),
  fileOf('progress', progressQuery.omit(wholeReport)),
  fileOf('items', itemsQuery.omit(wholeReport)),
]);

/**
 * Reports, for staff; an assistant's are of the students they mark. `GET /reports/marks.xlsx` and `.csv` give the same rows as a
 * file, likewise the others, while there are at most 5,000. A file of more is made by a job: it is asked for, looked after, and
 * downloaded from `GET /report-files/:id/content`.
 */
export const reportCalls = {
  getMarksReport: call({
    method: 'GET',
    path: '/reports/marks',
    summary: 'A page of the marked attempts with their marks, and what all of them come to.',
    query: marksQuery,
    reply: marksReportSchema,
  }),
  getAttendanceReport: call({
    method: 'GET',
    path: '/reports/attendance',
    summary:
      'A page of the students with how often they attended meetings that have ended, and what all of it comes to.',
    query: attendanceQuery,
    reply: attendanceReportSchema,
  }),
  getProgressReport: call({
    method: 'GET',
    path: '/reports/progress',
    summary: 'A page of the students with what they have done, and what all of it comes to.',
    query: progressQuery,
    reply: progressReportSchema,
  }),
  getItemsReport: call({
    method: 'GET',
    path: '/reports/items',
    summary: 'A page of the questions that were answered, with what their answers say about them.',
    query: itemsQuery,
    reply: itemsReportSchema,
  }),
  createReportFile: call({
    method: 'POST',
    path: '/report-files',
    summary: 'Has a report made as a file; the same one that is being made already is not made twice.',
    body: reportFileBody,
    reply: reportFileSchema,
    status: 201,
  }),
  listReportFiles: call({
    method: 'GET',
    path: '/report-files',
    summary: 'The 50 newest report files that the caller asked for, newest first.',
    reply: z.object({ items: z.array(reportFileSchema) }),
  }),
  getReportFile: call({
    method: 'GET',
    path: '/report-files/:id',
    summary: 'A report file with how much of it is made.',
    params: byId<'ReportFile'>(),
    reply: reportFileSchema,
  }),
  cancelReportFile: call({
    method: 'POST',
    path: '/report-files/:id/cancel',
    summary: 'Ends the making of a report file.',
    params: byId<'ReportFile'>(),
    reply: reportFileSchema,
  }),
};
