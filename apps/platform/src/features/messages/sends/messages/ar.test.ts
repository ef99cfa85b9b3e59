import { expect, it } from 'vitest';
import { ar } from './ar.ts';

it.each([
  [1, 'إرسال إلى شخص واحد'],
  [2, 'إرسال إلى شخصين'],
  [100, 'إرسال إلى 100 شخص'],
  [1000, 'إرسال إلى 1,000 شخص'],
  [12_480, 'إرسال إلى 12,480 شخصًا'],
])('sends to %i people, with the digits in groups', (count, text) => {
  expect(ar.compose.send(count)).toBe(text);
});

it('agrees with one and two people who are left out', () => {
  expect([1, 2, 3].map((count) => ar.compose.without['opted-out'](count))).toEqual([
    'شخص واحد لا يريد رسائل',
    'شخصان لا يريدان رسائل',
    '3 أشخاص لا يريدون رسائل',
  ]);
});
