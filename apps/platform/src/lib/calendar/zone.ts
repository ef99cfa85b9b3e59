import type { CalendarDate } from './dates.ts';

/** What the clock of a time zone shows. */
export interface WallTime {
  date: CalendarDate;
  /** Since midnight. */
  minute: number;
}

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** What the clock of a time zone shows at a moment. */
export function wallTimeOf(moment: string | number, timeZone: string): WallTime {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** A wall time as if the clock were that of UTC. */
const asUtc = ({ date, minute }: WallTime) => Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;

/**
 * The moment at which the clock of a time zone shows a wall time, as the server computes it: of two, the first; where the clock
 * skips it, as much later as it skips.
 *
 * @param wallTime `minute` may be beyond the end of the day.
 */
export function momentOf(wallTime: WallTime, timeZone: string): string {
  const wanted = asUtc(wallTime);
  const offsetAt = (utcMs: number) => asUtc(wallTimeOf(utcMs, timeZone)) - utcMs;
  const before = offsetAt(wanted - dayMs);
  const candidates = [wanted - before, wanted - offsetAt(wanted + dayMs)];
  const found = candidates.filter((moment) => moment + offsetAt(moment) === wanted);
  return new Date(found.length > 0 ? Math.min(...found) : wanted - before).toISOString();
}

/** The time zone of the reader's device. */
export function readerTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether two time zones' clocks show the same at a moment. */
export function haveSameClock(moment: string, one: string, other: string): boolean {
  return one === other || asUtc(wallTimeOf(moment, one)) === asUtc(wallTimeOf(moment, other));
}
