import type { Hono } from 'hono';
import { authorizeCall } from '../policy/authorize.ts';
import { openAttendanceFile, openMarksFile } from '../services/reports/open-report-file.ts';
import type { Environment } from './environment.ts';
import { readHead } from './read-input.ts';
import { sheetReply, signedIn } from './sheet-reply.ts';

/**
 * Binds the files of reports, which are no JSON and so outside of the contract: `GET /api/reports/marks.xlsx` and `.csv`, likewise
 * `attendance`, with the filters of the call that shows the same rows, for whoever may make it.
 */
export function bindReportFiles(api: Hono<Environment>): void {
  for (const format of ['xlsx', 'csv'] as const) {
    api.get(`/reports/marks.${format}`, async (c) => {
      authorizeCall('getMarksReport', c.get('context').caller);
      const { query } = readHead('getMarksReport', c);
      const { name, content } = await openMarksFile(signedIn(c), query, format);
      return sheetReply(format, name, content);
    });
    api.get(`/reports/attendance.${format}`, async (c) => {
      authorizeCall('getAttendanceReport', c.get('context').caller);
      const { query } = readHead('getAttendanceReport', c);
      const { name, content } = await openAttendanceFile(signedIn(c), query, format);
      return sheetReply(format, name, content);
    });
  }
}
