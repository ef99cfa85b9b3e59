import { ApiError, NetworkError } from '@rubrica/api-client';
import { expect, it } from 'vitest';
import { canRecover, createQueryClient } from './query-client.ts';

const refusal = (status: number, retryAfter?: number) =>
  new ApiError('getMe', status, { message: '', code: 'x' }, retryAfter);

it('retries after a lost connection and at an overloaded server, but not after a refusal or while offline', () => {
  expect(canRecover(new NetworkError('getMe', 'timeout', null))).toBe(true);
  expect(canRecover(refusal(429))).toBe(true);
  expect(canRecover(refusal(503))).toBe(true);
  expect(canRecover(new NetworkError('getMe', 'offline', null))).toBe(false);
  expect(canRecover(refusal(404))).toBe(false);
  expect(canRecover(new ApiError('getMe', 404, { message: '', code: 'unknown' }))).toBe(true);
  expect(canRecover(new Error('bug'))).toBe(false);
});

it('tries again when the server said, unless nobody should wait so long before a page says anything', () => {
  const { retry, retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') throw new Error('Not functions.');
  expect(retryDelay(0, refusal(503, 5))).toBe(5000);
  expect([0, 1].map((failures) => retryDelay(failures, refusal(502)))).toEqual([1000, 2000]);
  expect(retry(0, refusal(503, 5))).toBe(true);
  expect(retry(0, refusal(429, 60))).toBe(false);
  expect(retry(2, refusal(503, 5))).toBe(false);
});
