import type { Notice } from '@rubrica/api-client/contract';
import { schoolNow } from '../school-clock.ts';

/** The notices of one day in the reader's time zone. */
interface Day {
  /** How many days ago: 0 is today. */
  ago: number;
  notices: Notice[];
}

const dayMs = 24 * 3_600_000;
const dayOf = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** Returns notices by the days in the reader's time zone, in their order. */
export function groupByDay(notices: readonly Notice[], now = new Date(schoolNow())): Day[] {
  const byDay = Map.groupBy(notices, ({ at }) => (dayOf(now) - dayOf(new Date(at))) / dayMs);
  return [...byDay].map(([ago, ofDay]) => ({ ago, notices: ofDay }));
}
