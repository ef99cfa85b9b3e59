import { type SQL, sql } from 'drizzle-orm';
import { pdfProgress, pdfs } from '../../db/schema/pdfs.ts';

/** Whether a document is read, as courses and reports count it: nine tenths of its pages. Null where nothing was read. */
export const isPdfRead: SQL = sql`10 * cardinality(${pdfProgress.pagesRead}) >= 9 * ${pdfs.pageCount}`;
