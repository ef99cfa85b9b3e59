import { Temporal } from 'temporal-polyfill';

/** A time between two changes of a clock. */
interface Span {
  fromMs: number;
  untilMs: number;
  offsetMs: number;
}

/**
 * Returns a function that gives the time on a zone's clock, as the UTC time with the same digits. What a zone's rules say is asked
 * once for the months between two changes, not for each of a hundred thousand cells.
 */
export function wallClockOf(timeZone: string): (moment: Date) => Date {
  const known: Span[] = [];
  return (moment) => {
    const timeMs = moment.getTime();
    let span = known.find(({ fromMs, untilMs }) => timeMs >= fromMs && timeMs < untilMs);
    if (!span) {
      span = spanAround(timeMs, timeZone);
      known.push(span);
    }
    return new Date(timeMs + span.offsetMs);
  };
}

function spanAround(timeMs: number, timeZone: string): Span {
  const zoned = Temporal.Instant.fromEpochMilliseconds(timeMs).toZonedDateTimeISO(timeZone);
  // `previous` is before a moment: that of a moment later is at this moment if the clock has just changed.
  const previous = zoned.add({ milliseconds: 1 }).getTimeZoneTransition('previous');
  const next = zoned.getTimeZoneTransition('next');
  return {
    fromMs: previous?.epochMilliseconds ?? -Infinity,
    untilMs: next?.epochMilliseconds ?? Infinity,
    offsetMs: zoned.offsetNanoseconds / 1e6,
  };
}
