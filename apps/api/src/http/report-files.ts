import { type CallName, reportNames, type ReportName } from '@rubrica/api-client/contract';
import type { Hono } from 'hono';
import { z } from 'zod';
import { authorizeCall, authorizeObject } from '../policy/authorize.ts';
import { NotFoundError } from '../services/errors/errors.ts';
import { openReportContent } from '../services/report-files/open-report-content.ts';
import type { ReportRequest } from '../services/reports/open-report.ts';
import { streamReport } from '../services/reports/stream-report.ts';
import type { Environment, HttpContext } from './environment.ts';
import { readHead } from './read-input.ts';
import { contentHeaders, sheetReply, signedIn } from './sheet-reply.ts';

/** The call that shows the same rows as a report's file, and how its query is read. */
const reports: { [Name in ReportName]: { call: CallName; read: (c: HttpContext) => ReportRequest } } = {
  marks: {
    call: 'getMarksReport',
    read: (c) => ({ report: 'marks', query: readHead('getMarksReport', c).query }),
  },
  attendance: {
    call: 'getAttendanceReport',
    read: (c) => ({ report: 'attendance', query: readHead('getAttendanceReport', c).query }),
  },
  progress: {
    call: 'getProgressReport',
    read: (c) => ({ report: 'progress', query: readHead('getProgressReport', c).query }),
  },
  items: {
    call: 'getItemsReport',
    read: (c) => ({ report: 'items', query: readHead('getItemsReport', c).query }),
  },
};

const uuid = z.uuid();

/**
 * Binds the files of reports, which are no JSON and so outside of the contract. `GET /api/reports/marks.xlsx` and `.csv`, likewise
 * the others: with the filters of the call that shows the same rows, for whoever may make it. `GET /api/report-files/:id/content`: a
 * file that a job has made, for whoever may see it.
 */
export function bindReportFiles(api: Hono<Environment>): void {
  for (const format of ['xlsx', 'csv'] as const) {
    for (const report of reportNames) {
      const { call, read } = reports[report];
      api.get(`/reports/${report}.${format}`, async (c) => {
        authorizeCall(call, c.get('context').caller);
        const { name, content } = await streamReport(signedIn(c), read(c), format);
        return sheetReply(format, name, content);
      });
    }
  }
  api.get('/report-files/:id/content', async (c) => {
    const { caller, db } = c.get('context');
    authorizeCall('getReportFile', caller);
    const { data: id } = uuid.safeParse(c.req.param('id'));
    if (id === undefined) throw new NotFoundError();
    await authorizeObject('getReportFile', { params: { id }, query: undefined }, caller, db);
    const { name, format, sizeBytes, content } = await openReportContent(signedIn(c), id);
    return new Response(content, {
      headers: { ...contentHeaders(format, name), 'content-length': String(sizeBytes) },
    });
  });
}
