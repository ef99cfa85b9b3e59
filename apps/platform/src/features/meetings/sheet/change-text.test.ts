import { expect, test } from 'vitest';
import { en as statuses } from '../../../lib/attendance/messages.ts';
import { en } from '../messages/en.ts';
import { changeText } from './change-text.ts';

const change = { studentName: 'Omar', actorName: 'Daniel', statusBefore: null, statusAfter: null, remark: '' };
const textOf = (given: Partial<Parameters<typeof changeText>[0]>) =>
  changeText({ ...change, ...given }, en.sheet, statuses.statuses);

test('a first mark has no "before", and another has', () => {
  expect(textOf({ statusAfter: 'Absent' })).toBe('Omar: Absent');
  expect(textOf({ statusBefore: 'Absent', statusAfter: 'Late', remark: 'Bus' })).toBe('Omar: Late, was Absent · Bus');
  expect(textOf({ statusBefore: 'Late' })).toBe('Omar: Not marked, was Late');
});

test('what a student says against their status, and that it stays, are no changes of it', () => {
  const same = { statusBefore: 'Absent', statusAfter: 'Absent' } as const;
  expect(textOf({ ...same, actorName: 'Omar', remark: 'I was there.' })).toBe(
    '\u2068Omar\u2069 disputes “Absent”: “\u2068I was there.\u2069”',
  );
  expect(textOf(same)).toBe('Omar: stays Absent');
});
