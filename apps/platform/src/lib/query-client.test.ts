import { ApiError, NetworkError } from '@rubrica/api-client';
import { expect, it } from 'vitest';
import { canRecover } from './query-client.ts';

const refusal = (status: number) => new ApiError('getMe', status, { message: '', code: 'x' });

it('retries after a lost connection and at an overloaded server, but not after a refusal or while offline', () => {
  expect(canRecover(new NetworkError('getMe', 'timeout', null))).toBe(true);
  expect(canRecover(refusal(429))).toBe(true);
  expect(canRecover(refusal(503))).toBe(true);
  expect(canRecover(new NetworkError('getMe', 'offline', null))).toBe(false);
  expect(canRecover(refusal(404))).toBe(false);
  expect(canRecover(new Error('bug'))).toBe(false);
});
