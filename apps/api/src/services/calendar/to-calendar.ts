import { createEventsAsync } from 'ics';
import { LRUCache } from 'lru-cache';
import { meetings } from '../../db/schema/meetings.ts';
import { foldLines } from './fold-lines.ts';

const { id, title, description, link, place, startsAt, endsAt, cancelledAt, sequence, updatedAt } = meetings;

/** What a calendar shows of a meeting. */
export const calendarColumns = {
  id,
  title,
  description,
  link,
  place,
  startsAt,
  endsAt,
  cancelledAt,
  sequence,
  updatedAt,
};

/** A meeting as a calendar shows it. */
export type CalendarEvent = Pick<typeof meetings.$inferSelect, keyof typeof calendarColumns>;

/** What no text of a calendar may hold (RFC 5545, section 3.1): controls but for tabs and line breaks. */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/gu;

const plain = (text: string) => text.replaceAll(/\r\n?/gu, '\n').replaceAll(controls, '');

/** Written meetings by what is written of them. Everybody who has a meeting in a feed reads the same text, hour after hour. */
const writtenEvents = new LRUCache<string, string>({ max: 5000 });

const [eventStart, eventEnd] = ['BEGIN:VEVENT\r\n', 'END:VEVENT\r\n'];

/**
 * Writes meetings as an iCalendar (RFC 5545). The same meetings give the same bytes: a time stamp is that of the last change, and a
 * moved or cancelled meeting keeps its UID, with a higher SEQUENCE. Other requests go on meanwhile: the package takes a third of a
 * millisecond for each meeting, so what was written once is kept.
 */
export async function toCalendar(events: readonly CalendarEvent[]): Promise<string> {
  const keyed = events.map((event) => ({ event, key: JSON.stringify(event) }));
  // What is kept may be dropped while the rest is written.
  const texts = new Map(keyed.map(({ key }) => [key, writtenEvents.get(key)]));
  const missing = keyed.filter(({ key }) => texts.get(key) === undefined);
  const { head, written, foot } = await writeEvents(missing.map(({ event }) => event));
  for (const [at, { key }] of missing.entries()) {
    const text = written[at] ?? '';
    texts.set(key, text);
    writtenEvents.set(key, text);
  }
  return [head, ...keyed.map(({ key }) => texts.get(key) ?? ''), foot].join('');
}

/** Writes a calendar of these meetings, taken apart. */
async function writeEvents(events: readonly CalendarEvent[]) {
  const { error, value } = await createEventsAsync(events.map(toEvent), {
    productId: '-//Rubrica//Meetings//EN',
    calName: 'Rubrica',
  });
  if (error || value === null) throw error ?? new Error('The calendar is empty.');
  // The package folds after 75 characters, which are up to 300 octets.
  const calendar = foldLines(value);
  // No text has lines like these: its line breaks are escaped.
  const [start, end] = [calendar.indexOf(eventStart), calendar.lastIndexOf(eventEnd) + eventEnd.length];
  if (start === -1) {
    const footStart = calendar.lastIndexOf('END:VCALENDAR');
    return { head: calendar.slice(0, footStart), written: [], foot: calendar.slice(footStart) };
  }
  return {
    head: calendar.slice(0, start),
    written: calendar
      .slice(start, end)
      .split(eventEnd)
      .slice(0, -1)
      .map((text) => text + eventEnd),
    foot: calendar.slice(end),
  };
}

function toEvent(event: CalendarEvent) {
  return {
    uid: `${event.id}@meetings.rubrica`,
    sequence: event.sequence,
    // DTSTAMP, which the package's types do not name.
    timestamp: event.updatedAt.getTime(),
    lastModified: event.updatedAt.getTime(),
    start: event.startsAt.getTime(),
    end: event.endsAt.getTime(),
    title: plain(event.title),
    // Not as `url`: the package refuses the whole calendar for addresses that it does not know, such as those with an underscore.
    description: [plain(event.description), event.link ?? ''].filter((part) => part !== '').join('\n\n'),
    location: event.place === '' ? (event.link ?? '') : plain(event.place),
    status: event.cancelledAt === null ? ('CONFIRMED' as const) : ('CANCELLED' as const),
  };
}
