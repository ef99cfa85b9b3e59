import { expect, test } from 'vitest';
import { en } from './messages/en.ts';
import { statusName, toneOf } from './session-status.ts';

test.each([
  ['connected', 'Connected', 'success'],
  ['disconnected', 'Disconnected', 'danger'],
  ['logged_out', 'Logged out', 'danger'],
  ['expired', 'Expired', 'danger'],
  ['connecting', 'Connecting', 'warning'],
  ['need_scan', 'Needs a scan', 'warning'],
  ['being_moved', 'being moved', 'neutral'],
])('the status %s is called “%s”, in the colour of %s', (status, name, tone) => {
  expect([statusName(status, en.statuses), toneOf(status)]).toEqual([name, tone]);
});
