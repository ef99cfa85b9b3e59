import { expect, test } from 'vitest';
import { createFailureLog, createOutageLog } from './outage-log.ts';

const logTo = (lines: string[]) => ({ info: () => {}, error: (line: string) => void lines.push(line) });

test('a database that is away is logged at once, and then once a minute with how many requests it has interrupted', () => {
  const lines: string[] = [];
  let time = 0;
  const logOutage = createOutageLog(logTo(lines), 'Requests', () => time);
  const interrupt = (count: number) => {
    for (let sent = 0; sent < count; sent += 1) logOutage(new Error('It is away.'));
  };
  interrupt(500);
  time = 59_000;
  interrupt(1);
  expect(lines.map((line) => /\d+\.$/u.exec(line)?.[0])).toEqual(['1.']);
  time = 60_000;
  interrupt(3);
  expect(lines.map((line) => /\d+\.$/u.exec(line)?.[0])).toEqual(['1.', '501.']);
});

test('what fails again and again is logged each time, and once a minute where it is for a database that is away', () => {
  const lines: string[] = [];
  let time = 0;
  const logFailure = createFailureLog(logTo(lines), 'Counting failed.', () => time);
  const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  for (let times = 0; times < 20; times += 1) logFailure(away);
  logFailure(new Error('Not a number.'));
  logFailure(new Error('Not a number.'));
  time = 60_000;
  logFailure(away);
  expect(lines).toEqual([
    expect.stringMatching(/^Counting failed\..*cannot be reached.* 1\.$/u),
    'Counting failed.',
    'Counting failed.',
    expect.stringMatching(/^Counting failed\..*cannot be reached.* 20\.$/u),
  ]);
});
