import type { MeetingId } from '@rubrica/api-client/contract';
import { createEvents } from 'ics';
import { foldLines } from './fold-lines.ts';

/** A meeting as a calendar shows it. */
export interface CalendarEvent {
  id: MeetingId;
  title: string;
  description: string;
  link: string | null;
  place: string;
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
  sequence: number;
  updatedAt: Date;
}

/** What no text of a calendar may hold (RFC 5545, section 3.1): controls but for tabs and line breaks. */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/gu;

const plain = (text: string) => text.replaceAll(/\r\n?/gu, '\n').replaceAll(controls, '');

/**
 * Writes meetings as an iCalendar (RFC 5545). The same meetings give the same bytes: a time stamp is that of the last change, and a
 * moved or cancelled meeting keeps its UID, with a higher SEQUENCE.
 */
export function toCalendar(events: readonly CalendarEvent[]): string {
  const { error, value } = createEvents(events.map(toEvent), {
    productId: '-//Rubrica//Meetings//EN',
    calName: 'Rubrica',
  });
  if (error || value === null) throw error ?? new Error('The calendar is empty.');
  // The package folds after 75 characters, which are up to 300 octets.
  return foldLines(value);
}

function toEvent({ id, title, description, link, place, startsAt, endsAt, ...state }: CalendarEvent) {
  return {
    uid: `${id}@meetings.rubrica`,
    sequence: state.sequence,
    // DTSTAMP, which the package's types do not name.
    timestamp: state.updatedAt.getTime(),
    lastModified: state.updatedAt.getTime(),
    start: startsAt.getTime(),
    end: endsAt.getTime(),
    title: plain(title),
    // Not as `url`: the package refuses the whole calendar for addresses that it does not know, such as those with an underscore.
    description: [plain(description), link ?? ''].filter((part) => part !== '').join('\n\n'),
    location: place === '' ? (link ?? '') : plain(place),
    status: state.cancelledAt === null ? ('CONFIRMED' as const) : ('CANCELLED' as const),
  };
}
