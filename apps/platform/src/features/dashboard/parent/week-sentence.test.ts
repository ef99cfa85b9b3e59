import type { HomeChild } from '@rubrica/api-client/contract';
import { expect, test } from 'vitest';
import { ar, en, type Messages } from './messages.ts';
import { weekParts } from './week-sentence.ts';

const newest: NonNullable<HomeChild['newest']> = {
  attempt: '01980000-0006-7000-8000-000000000001',
  task: { _id: '01980000-0005-7000-8000-000000000001', title: 'Essay', kind: 'homework', skill: 'Writing' },
  releasedAt: '2026-03-01T10:00:00.000Z',
  mark: 19.6,
  maximum: 20,
  words: null,
};
const none = { late: 0, dueToday: 0, dueTomorrow: 0, dueLater: 0 };
const sentence = (m: Messages, week: Partial<HomeChild['week']>, result: HomeChild['newest'] = newest) =>
  weekParts({ week: { ...none, ...week }, newest: result }, m, (value) => `${Math.round(value)} %`).join(m.and);

test('a week is a sentence: what was due first, then by its date, the newest result last', () => {
  expect(sentence(en, { late: 1, dueTomorrow: 1 })).toBe('1 was due, 1 due tomorrow, newest 98 %');
  expect(sentence(en, { late: 2 })).toBe('2 were due, newest 98 %');
  expect(sentence(en, { dueToday: 2, dueLater: 3 })).toBe('2 due today, 3 due this week, newest 98 %');
  expect(sentence(en, {}, null)).toBe('Nothing due this week, no result yet');
});

test('Arabic counts by its own forms', () => {
  expect(sentence(ar, { late: 1 })).toBe('مهمة واحدة مضى موعدها، أحدث نتيجة 98 %');
  expect(sentence(ar, { late: 2, dueTomorrow: 3 })).toBe('مهمتان مضى موعدهما، 3 مهام موعدها غدًا، أحدث نتيجة 98 %');
  expect(sentence(ar, { dueLater: 11 }, null)).toBe('11 مهمة موعدها هذا الأسبوع، لا نتيجة بعد');
});
