import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, toCalendar } from './to-calendar.ts';

const event: CalendarEvent = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  title: 'Reading, unit 4; “trains”',
  description: 'Bring:\r\n- the book\n- a pen \\ pencil',
  link: 'https://meet_ing.school.example/reading?room=4;a,b',
  place: 'Room 4',
  startsAt: new Date('2026-03-03T15:30:00Z'),
  endsAt: new Date('2026-03-03T17:00:00Z'),
  cancelledAt: null,
  sequence: 2,
  updatedAt: new Date('2026-03-01T09:00:00Z'),
};

/** What another library reads: every property of every event. */
function read(calendar: string) {
  const component = new ICAL.Component(ICAL.parse(calendar));
  return component.getAllSubcomponents('vevent').map((one) => {
    const text = (name: string) => one.getFirstPropertyValue(name)?.toString();
    return {
      uid: text('uid'),
      summary: text('summary'),
      description: text('description'),
      location: text('location'),
      status: text('status'),
      sequence: text('sequence'),
      dtstamp: text('dtstamp'),
      dtstart: text('dtstart'),
      dtend: text('dtend'),
    };
  });
}

const facts = {
  uid: `${event.id}@meetings.rubrica`,
  summary: event.title,
  description: 'Bring:\n- the book\n- a pen \\ pencil\n\nhttps://meet_ing.school.example/reading?room=4;a,b',
  location: 'Room 4',
  status: 'CONFIRMED',
  sequence: '2',
  dtstamp: '2026-03-01T09:00:00Z',
  dtstart: '2026-03-03T15:30:00Z',
  dtend: '2026-03-03T17:00:00Z',
};

test('another library reads every field of a meeting as it was written, in UTC', async () => {
  expect(read(await toCalendar([event]))).toEqual([facts]);
});

test('an Arabic meeting, one without a place, and a cancelled one are read again', async () => {
  const arabic = {
    title: 'درس القراءة، الوحدة الرابعة: «القطارات» ومفردات السفر',
    description: 'أحضر الكتاب والدفتر.'.repeat(20),
  };
  const calendar = await toCalendar([
    { ...event, ...arabic, link: null },
    { ...event, place: '', description: '' },
    { ...event, cancelledAt: new Date('2026-03-02T09:00:00Z'), sequence: 3 },
  ]);
  expect(read(calendar)).toEqual([
    { ...facts, summary: arabic.title, description: arabic.description },
    { ...facts, location: event.link, description: event.link },
    { ...facts, status: 'CANCELLED', sequence: '3' },
  ]);
});

test('no line is longer than 75 octets or ends within a character, and any text is read again', async () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map((value) => value.replaceAll(/\p{Cc}|\\/gu, '').trim());
  await fc.assert(
    fc.asyncProperty(text, text, async (title, description) => {
      const calendar = await toCalendar([{ ...event, title: `T${title}`, description, link: null }]);
      for (const line of calendar.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(read(calendar)[0]?.summary).toBe(`T${title}`);
      expect(read(calendar)[0]?.description ?? '').toBe(description);
    }),
  );
});

test('a text with controls breaks nothing', async () => {
  const calendar = await toCalendar([{ ...event, title: 'A\u0000B\rC\u0007', description: '\u001B[31m' }]);
  expect(read(calendar)[0]?.summary).toBe('AB\nC');
});

const titles = async (...events: CalendarEvent[]) => read(await toCalendar(events)).map(({ summary }) => summary);
const named = (title: string, id = event.id) => ({ ...event, id, title });

test('a meeting that was written before is read beside others that were not, as it is now', async () => {
  const other = '01890a5d-ac96-774b-bcce-b302099a8058';
  expect(await titles(named('BEGIN:VEVENT\nEND:VEVENT\n'), named('Second'))).toEqual([
    'BEGIN:VEVENT\nEND:VEVENT\n',
    'Second',
  ]);
  expect(await titles(named('Third', other), named('Second'), named('Renamed'), named('Second'))).toEqual([
    'Third',
    'Second',
    'Renamed',
    'Second',
  ]);
});

test('the same meetings give the same bytes, and none an empty calendar', async () => {
  expect(await toCalendar([event])).toBe(await toCalendar([{ ...event }]));
  expect(read(await toCalendar([]))).toEqual([]);
});
