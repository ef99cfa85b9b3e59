import ICAL from 'ical.js';

/** An event as a calendar app reads it. */
export interface ReadEvent {
  uid: string;
  title: string;
  /** As it is written: `2026-03-03T15:30:00Z`. */
  startsAt: string;
  status: string;
  sequence: number;
}

/** Reads an iCalendar file by another library than the one that wrote it. */
export function readCalendar(calendar: string): ReadEvent[] {
  return new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent').map((event) => {
    const text = (name: string) => String(event.getFirstPropertyValue(name));
    return {
      uid: text('uid'),
      title: text('summary'),
      startsAt: text('dtstart'),
      status: text('status'),
      sequence: Number(text('sequence')),
    };
  });
}
