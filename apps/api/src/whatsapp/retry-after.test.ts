import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';
import { withoutNumbers } from './without-numbers.ts';

const nowMs = Date.parse('2026-03-02T10:00:00Z');
const wait = (retryAfter: unknown, headers: Record<string, string> = {}) =>
  retryAfterMs({ retryAfter, headers: new Headers(headers), nowMs });

test('the wait after a limit is read from the body first, then from the headers, as seconds or as a moment', () => {
  expect(wait(7)).toBe(7000);
  expect(wait('12', { 'retry-after': '99' })).toBe(12_000);
  expect(wait(undefined, { 'retry-after': '30', 'x-ratelimit-reset': '5' })).toBe(30_000);
  expect(wait(undefined, { 'retry-after': 'Mon, 02 Mar 2026 10:00:20 GMT' })).toBe(20_000);
  expect(wait(undefined, { 'x-ratelimit-reset': '45' })).toBe(45_000);
  expect(wait(undefined, { 'x-ratelimit-reset': String(nowMs / 1000 + 45) })).toBe(45_000);
  expect(wait(undefined, { 'x-ratelimit-reset': String(nowMs + 45_000) })).toBe(45_000);
});

test('a wait that is missing, past or absurd becomes one that can be waited for', () => {
  expect(wait(undefined)).toBe(5000);
  expect(wait('soon')).toBe(5000);
  expect(wait(0)).toBe(1000);
  expect(wait(undefined, { 'x-ratelimit-reset': String(nowMs / 1000 - 60) })).toBe(1000);
  expect(wait(10 ** 8)).toBe(3_600_000);
});

test('words of the provider lose numbers, keys and addresses', () => {
  expect(withoutNumbers('The number +20 100-123 4567 is not on WhatsApp.')).toBe('The number … is not on WhatsApp.');
  expect(withoutNumbers('٢٠١٠٠١٢٣٤٥٦٧ مرفوض')).toBe('… مرفوض');
  expect(withoutNumbers('Key 0a1b2c3d4e5f60718293a4b5c6d7e8f9 of office@school.example')).toBe('Key … of …');
  expect(withoutNumbers('At most 256 a minute.')).toBe('At most 256 a minute.');
});
