import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('the time zone is that of Cairo unless a setting names another, and a name that is none stops the start', () => {
  expect(readEnv({}).RUBRICA_TIME_ZONE).toBe('Africa/Cairo');
  expect(readEnv({ RUBRICA_TIME_ZONE: 'Europe/Berlin' }).RUBRICA_TIME_ZONE).toBe('Europe/Berlin');
  expect(() => readEnv({ RUBRICA_TIME_ZONE: 'Cairo' })).toThrow('RUBRICA_TIME_ZONE: Not a time zone');
});
