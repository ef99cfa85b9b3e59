import { max, min, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { dateIn, startOfDate } from '../meetings/occurrences.ts';
import type { ReportContext } from './report-context.ts';

/** The months of the school's clock in which attempts were handed in. */
interface MonthBuckets {
  /** The number of a moment's month; null where there is no moment. */
  bucketOf: (moment: SQLWrapper) => SQL<number | null>;
  /** What the month of a number is called: `2026-03`. */
  nameOf: (bucket: number) => string;
}

/**
 * Finds where months begin once for all rows: the database needs longer to tell a moment's date in a time zone than for all
 * else that a report does with an attempt.
 */
export async function monthBucketsOf({ db, clock, timeZone }: ReportContext): Promise<MonthBuckets> {
  const { submittedAt } = taskTakens;
  const [range] = await db.select({ first: min(submittedAt), last: max(submittedAt) }).from(taskTakens);
  const now = clock.now();
  const names = monthsBetween(
    dateIn(range?.first ?? now, timeZone),
    // An attempt can be handed in after this was read.
    dateIn(new Date(Math.max(now.getTime(), range?.last?.getTime() ?? 0)), timeZone),
  );
  const starts = names.map((name) => startOfDate(`${name}-01`, timeZone).toISOString());
  return {
    bucketOf: (moment) => sql`width_bucket(${moment}, ${`{${starts.join(',')}}`}::timestamptz[])`,
    nameOf: (bucket) => names[bucket - 1] ?? '',
  };
}

/** Counts months from the year 0. */
const numberOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** The months of two dates and those between them, in order. */
function monthsBetween(first: string, last: string): string[] {
  const [from, until] = [numberOf(first), numberOf(last)];
  return Array.from({ length: Math.max(0, until - from) + 1 }, (_, index) => {
    const month = from + index;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
