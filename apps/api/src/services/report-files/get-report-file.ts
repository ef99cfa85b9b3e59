import { eq } from 'drizzle-orm';
import { reportFiles } from '../../db/schema/report-files.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { toReportFile } from './to-report-file.ts';

/** Returns a report file with how much of it is made. */
export const getReportFile: Service<'getReportFile'> = async ({ db, clock }, { params: { id } }) =>
  toReportFile(expectRow(await db.select().from(reportFiles).where(eq(reportFiles.id, id))), clock.now());
