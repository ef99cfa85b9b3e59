import { expect, test } from 'vitest';
import { settingThatOpens } from './guard-start.ts';

const local = { HOST: '127.0.0.1', RUBRICA_URL: undefined, RUBRICA_TRUST_PROXY: 0 };

test('a server is reached by other machines by its host, by a proxy in front of it, or where its address says so', () => {
  expect(settingThatOpens(local)).toBeNull();
  expect(settingThatOpens({ ...local, RUBRICA_URL: 'http://localhost:4000' })).toBeNull();
  expect(settingThatOpens({ ...local, RUBRICA_URL: 'http://[::1]:4000' })).toBeNull();
  expect(settingThatOpens({ ...local, HOST: '0.0.0.0' })).toBe('HOST=0.0.0.0');
  expect(settingThatOpens({ ...local, RUBRICA_TRUST_PROXY: 1 })).toBe('RUBRICA_TRUST_PROXY=1');
  const address = 'https://exams.school.example';
  expect(settingThatOpens({ ...local, RUBRICA_URL: address })).toBe(`RUBRICA_URL=${address}`);
});
