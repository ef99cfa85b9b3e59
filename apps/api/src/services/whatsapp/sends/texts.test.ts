import { expect, test } from 'vitest';
import { composeText, dueText, joinNames, textProblems } from './compose-text.ts';
import { matchLogs, type UnknownMessage } from './match-logs.ts';
import { quietUntil } from './quiet-hours.ts';
import { minutesFor } from './send-rules.ts';

const zone = 'Africa/Cairo';
const values = { name: 'Sara', task: 'Homework 3', due: 'Sunday' };

test('a text is filled in for its reader; an empty one gives way to the other language', () => {
  const texts = { en: '{name}: {task}, { due }. {name}!', ar: 'يا {name}' };
  expect(composeText(texts, 'en', values)).toBe('Sara: Homework 3, Sunday. Sara!');
  expect(composeText(texts, 'ar', values)).toBe('يا Sara');
  expect(composeText({ ...texts, ar: '' }, 'ar', values)).toBe('Sara: Homework 3, Sunday. Sara!');
  // What is filled in is not read again.
  expect(composeText(texts, 'ar', { ...values, name: '{task}' })).toBe('يا {task}');
  expect(joinNames(['Sara', 'Omar'], 'en')).toBe('Sara and Omar');
  expect(dueText(new Date('2026-03-02T10:30:00Z'), 'en', zone)).toContain('Monday 2 March');
  expect(dueText(new Date('2026-03-02T02:25:00Z'), 'en', 'Africa/Cairo')).toMatch(/ 04:25$/u);
  expect(dueText(new Date('2026-03-02T02:25:00Z'), 'ar', 'Africa/Cairo')).toBe('الاثنين، 2 مارس في 4:25 ص');
});

test('what cannot be filled in is named', () => {
  const texts = { en: 'Dear {nmae}, {task} and {grade}', ar: '{due}' };
  expect(textProblems(texts, { dueAt: null })).toEqual({
    'texts.en': [{ code: 'unknown_placeholder', names: '{nmae}, {grade}' }],
    'texts.ar': [{ code: 'placeholder_due' }],
  });
  expect(textProblems({ en: '{task}', ar: '' }, null)).toEqual({ 'texts.en': [{ code: 'placeholder_task' }] });
  expect(textProblems({ en: '{name} {task} {due}', ar: '{ 1' }, { dueAt: new Date() })).toEqual({});
});

test('quiet hours end in the morning, on the clocks of the school, also on days that change them', () => {
  const night = { from: '21:00', until: '08:00' };
  const until = (moment: string, hours = night) => quietUntil(hours, new Date(moment), zone)?.toISOString() ?? null;
  expect(until('2026-03-02T18:59:00Z')).toBeNull();
  expect(until('2026-03-02T19:00:00Z')).toBe('2026-03-03T06:00:00.000Z');
  expect(until('2026-03-03T05:59:00Z')).toBe('2026-03-03T06:00:00.000Z');
  expect(until('2026-03-03T06:00:00Z')).toBeNull();
  // The clocks go forward on 24 April 2026 at midnight.
  expect(until('2026-04-23T20:00:00Z')).toBe('2026-04-24T05:00:00.000Z');
  const noon = { from: '12:00', until: '13:30' };
  expect(until('2026-03-02T10:15:00Z', noon)).toBe('2026-03-02T11:30:00.000Z');
  expect(until('2026-03-02T12:00:00Z', noon)).toBeNull();
});

test('a thousand people take about 83 minutes', () => {
  expect([0, 1, 1000].map((count) => minutesFor(count, 5000))).toEqual([0, 1, 83]);
});

test('a log settles what it shows without doubt', () => {
  const begun = new Date('2026-03-02T10:00:00Z');
  const later = (minutes: number) => new Date(begun.getTime() + minutes * 60_000);
  const ours = { id: 'a', to: '+201005551234', text: 'Hello', attemptedAt: begun };
  const logged = { messageId: '7', to: '201005551234', text: 'Hello', status: 'sent' as const, at: later(1) };
  const log = { items: [logged], isWhole: true, isTrusted: true, known: new Set<string>(), now: later(20) };
  const verdict = (overrides: Partial<Parameters<typeof matchLogs>[1]> = {}, messages: UnknownMessage[] = [ours]) =>
    matchLogs(messages, { ...log, ...overrides }).get('a')?.kind;
  expect(verdict()).toBe('found');
  expect(verdict({ items: [{ ...logged, text: 'Other' }] })).toBe('absent');
  expect(verdict({ items: [{ ...logged, to: '201005559999' }] })).toBe('absent');
  expect(verdict({ known: new Set(['7']) })).toBe('absent');
  // Two that could be it, and one that could be two of ours.
  expect(verdict({ items: [logged, { ...logged, messageId: '8' }] })).toBe('unclear');
  expect(verdict({}, [ours, { ...ours, id: 'b' }])).toBe('unclear');
  // Too early to say, a log that may not be kept, one that does not go back far enough, and nobody to look for.
  expect(verdict({ items: [], now: later(2) })).toBe('unclear');
  expect(verdict({ items: [], isTrusted: false })).toBe('unclear');
  expect(verdict({ items: [{ ...logged, to: null, at: later(5) }], isWhole: false })).toBe('unclear');
  expect(verdict({ items: [] }, [{ ...ours, to: null }])).toBe('unclear');
});
