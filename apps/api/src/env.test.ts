import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('the time zone is that of Cairo unless a setting names another, and a name that is none stops the start', () => {
  expect(readEnv({}).RUBRICA_TIME_ZONE).toBe('Africa/Cairo');
  expect(readEnv({ RUBRICA_TIME_ZONE: 'Europe/Berlin' }).RUBRICA_TIME_ZONE).toBe('Europe/Berlin');
  expect(() => readEnv({ RUBRICA_TIME_ZONE: 'Cairo' })).toThrow('RUBRICA_TIME_ZONE: Not a time zone');
});

test('a kind of start that is none stops the start, instead of making a demo', () => {
  expect(readEnv({}).NODE_ENV).toBe('development');
  expect(readEnv({ NODE_ENV: 'production' }).NODE_ENV).toBe('production');
  for (const value of ['Production', 'prod']) expect(() => readEnv({ NODE_ENV: value })).toThrow('NODE_ENV');
});

test('recordings are kept unless a setting says for how many days, and one that is no number of days stops the start', () => {
  expect(readEnv({}).RUBRICA_RECORDINGS_DAYS).toBeUndefined();
  expect(readEnv({ RUBRICA_RECORDINGS_DAYS: '' }).RUBRICA_RECORDINGS_DAYS).toBeUndefined();
  expect(readEnv({ RUBRICA_RECORDINGS_DAYS: '365' }).RUBRICA_RECORDINGS_DAYS).toBe(365);
  for (const value of ['0', '-1', '1.5', 'a year', '99999'])
    expect(() => readEnv({ RUBRICA_RECORDINGS_DAYS: value })).toThrow(
      'RUBRICA_RECORDINGS_DAYS: Not a whole number of days',
    );
});

test('quiet hours of WhatsApp are at night unless a setting names others, or none', () => {
  expect(readEnv({}).RUBRICA_QUIET_HOURS).toEqual({ from: '21:00', until: '08:00' });
  expect(readEnv({ RUBRICA_QUIET_HOURS: '12:00 - 13:30' }).RUBRICA_QUIET_HOURS).toEqual({
    from: '12:00',
    until: '13:30',
  });
  expect(readEnv({ RUBRICA_QUIET_HOURS: 'off' }).RUBRICA_QUIET_HOURS).toBeNull();
  for (const value of ['25:00-08:00', '9-8', '08:00-08:00', 'night'])
    expect(() => readEnv({ RUBRICA_QUIET_HOURS: value })).toThrow('RUBRICA_QUIET_HOURS: Not quiet hours');
});
