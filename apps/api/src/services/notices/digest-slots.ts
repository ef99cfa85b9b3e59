import type { Digest } from '@rubrica/api-client/contract';
import { Temporal } from 'temporal-polyfill';

/** Returns whether a moment is in the quiet hours of a person, on the school's clock. They may go over midnight. */
export function isQuiet({ quietHours }: Pick<Digest, 'quietHours'>, now: Date, timeZone: string): boolean {
  if (quietHours === null) return false;
  const { from, until } = quietHours;
  const { hour } = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}

/**
 * Returns the last moment, until now, at which the daily mail of a person was due. What was told before it and is still new is
 * mailed as soon as quiet hours allow it.
 */
export function lastDueAt({ hour }: Pick<Digest, 'hour'>, now: Date, timeZone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = local.toPlainDate().toZonedDateTime({ timeZone, plainTime: { hour } });
  const due = Temporal.ZonedDateTime.compare(today, local) <= 0 ? today : today.subtract({ days: 1 });
  return new Date(due.epochMilliseconds);
}
