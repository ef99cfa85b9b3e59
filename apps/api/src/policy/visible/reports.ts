import { eq } from 'drizzle-orm';
import { reportFiles } from '../../db/schema/report-files.ts';
import { allRows, type Visible } from './visible.ts';

/** Report files are for whoever asked for them, and for admins: they hold what their requester saw when they were made. */
export const visibleReportFiles = {
  table: reportFiles,
  id: reportFiles.id,
  to: { admin: allRows, assistant: ({ id }) => eq(reportFiles.requesterId, id) },
} satisfies Visible;
