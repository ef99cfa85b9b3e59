import { call } from '../call.ts';
import { attendanceReportSchema, marksReportSchema, reportFilters } from '../entities/report.ts';
import { taskKindSchema } from '../entities/task.ts';
import { idOf } from '../ids.ts';
import { listQuery } from '../shapes.ts';

/**
 * Reports, for staff; an assistant's are of the students they mark. `GET /reports/marks.xlsx` and `.csv` give the same rows as a
 * file, likewise `attendance`.
 */
export const reportCalls = {
  getMarksReport: call({
    method: 'GET',
    path: '/reports/marks',
    summary: 'A page of the marked attempts with their marks, and what all of them come to.',
    query: listQuery(['student', 'task', 'submittedAt', 'percent'], {
      ...reportFilters,
      task: idOf<'Task'>().optional(),
      kind: taskKindSchema.optional(),
    }),
    reply: marksReportSchema,
  }),
  getAttendanceReport: call({
    method: 'GET',
    path: '/reports/attendance',
    summary:
      'A page of the students with how often they attended meetings that have ended, and what all of it comes to.',
    query: listQuery(['student', 'present', 'late', 'absent', 'excused', 'rate'], reportFilters),
    reply: attendanceReportSchema,
  }),
};
