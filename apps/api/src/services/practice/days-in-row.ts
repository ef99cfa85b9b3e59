import { Temporal } from 'temporal-polyfill';

/** Returns the date some days after another, `2026-03-27`; negative days are before. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Returns how many days in a row were practised until today, or until yesterday: today is not over yet. */
export function daysInRow(dates: Iterable<string>, today: string): number {
  const practised = new Set(dates);
  const last = practised.has(today) ? today : addDays(today, -1);
  let count = 0;
  while (practised.has(addDays(last, -count))) count += 1;
  return count;
}
