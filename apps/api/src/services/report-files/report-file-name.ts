import type { ReportFileId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { reportFiles } from '../../db/schema/report-files.ts';

/** What a report file is called, for the list of jobs; null once it is gone. */
export async function reportFileName(
  db: Database,
  { reportFile }: { reportFile: ReportFileId },
): Promise<string | null> {
  const [row] = await db.select({ name: reportFiles.name }).from(reportFiles).where(eq(reportFiles.id, reportFile));
  return row?.name ?? null;
}
