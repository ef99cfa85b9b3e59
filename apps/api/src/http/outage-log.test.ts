import { expect, test } from 'vitest';
import { createOutageLog } from './outage-log.ts';

test('a database that is away is logged at once, and then once a minute with how many requests it has interrupted', () => {
  const lines: string[] = [];
  let time = 0;
  const logOutage = createOutageLog({ info: () => {}, error: (line) => void lines.push(line) }, () => time);
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
