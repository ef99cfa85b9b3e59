import { ApiError, NetworkError } from '@rubrica/api-client';
import { expect, test } from 'vitest';
import { storeError } from './store-error.ts';

const message = 'The recording was deleted on 3 March 2026.';
const refused = (status: number) => new ApiError('getFile', status, { message, code: 'refused' });
const isGone = ({ status }: ApiError) => status === 410;

test('people read the words of a refusal that is final, and of no other failure', () => {
  expect(storeError(refused(410), isGone)).toHaveProperty('reason', message);
  const offline = new NetworkError('getFile', 'offline', new TypeError('Failed to fetch'));
  for (const error of [refused(503), offline, new DOMException('Aborted', 'AbortError')])
    expect(storeError(error, isGone)).not.toHaveProperty('reason');
  const proxy = new ApiError('uploadFile', 413, { message: '', code: 'unknown' });
  expect(storeError(proxy, () => true)).not.toHaveProperty('reason');
});
