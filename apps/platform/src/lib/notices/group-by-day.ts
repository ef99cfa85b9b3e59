import type { Notice } from '@rubrica/api-client/contract';

/** The notices of one day of the reader's clock. */
interface Day {
  /** How many days ago: 0 is today. */
  ago: number;
  notices: Notice[];
}

const dayMs = 24 * 3_600_000;
const dayOf = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** Returns notices by the days of the reader's clock, in their order. */
export function groupByDay(notices: readonly Notice[], now = new Date()): Day[] {
  const byDay = Map.groupBy(notices, ({ at }) => (dayOf(now) - dayOf(new Date(at))) / dayMs);
  return [...byDay].map(([ago, ofDay]) => ({ ago, notices: ofDay }));
}
