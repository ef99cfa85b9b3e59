import { type CallName, contract } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import type { FuzzWorld } from './fuzz-world.ts';

/** The parts of a request that are generated. */
export interface RequestParts {
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

/** Plans of meetings with people and groups that there are. */
export function meetingBodies({ ids, meetings }: FuzzWorld, rev: fc.Arbitrary<number>) {
  const meeting = {
    title: fc.lorem({ maxCount: 3 }),
    place: fc.constantFrom('', 'Room 4'),
    teacher: fc.constantFrom(null, ...ids.assistant),
    groups: fc.subarray(ids.group.slice(0, 2)),
    students: fc.subarray(ids.student),
  };
  const moments = fc
    .nat({ max: 500 })
    .map((hours) => [hours, hours + 1].map((each) => new Date(Date.UTC(2026, 2, 3, each)).toISOString()));
  const when = fc.oneof(
    moments.map(([startsAt, endsAt]) => ({ kind: 'once', startsAt, endsAt })),
    fc.constant({ kind: 'weekly', rule: meetings.rule }),
  );
  return {
    createMeeting: fc.record({ ...meeting, when }),
    findMeetingConflicts: fc.record({ ...meeting, when }),
    updateMeetingSeries: fc.record({ ...meeting, rule: fc.constant(meetings.rule) }),
    updateMeeting: fc
      .record({ ...meeting, moments, rev, isCancelled: fc.boolean() })
      .map(({ moments: [startsAt, endsAt], ...body }) => ({ ...body, startsAt, endsAt })),
  } satisfies Partial<Record<CallName, fc.Arbitrary<unknown>>>;
}

/** Requests on a meeting in the state that the call needs, and between moments that are not too far apart. */
export function meetingParts(name: CallName, { meetings }: FuzzWorld): fc.Arbitrary<RequestParts> | undefined {
  const headers = { 'content-type': 'application/json' };
  if (name === 'listCalendar') {
    const query = new URLSearchParams({ from: '2026-02-01T00:00:00Z', until: '2026-04-01T00:00:00Z' }).toString();
    return fc.constant({ path: contract[name].path, query: `?${query}`, headers: {}, body: undefined });
  }
  if (name === 'joinMeeting') {
    const path = contract[name].path.replace(':id', meetings.live);
    return fc.constant({ path, query: '', headers: {}, body: undefined });
  }
  if (name === 'disputeAttendance') {
    const path = contract[name].path.replace(':id', meetings.ended);
    return fc.lorem({ maxCount: 6 }).map((text) => ({ path, query: '', headers, body: JSON.stringify({ text }) }));
  }
  if (name !== 'saveAttendance') return undefined;
  return fc
    .record({ status: fc.constantFrom('Present', 'Late', 'Absent', 'Excused', null), rev: fc.nat({ max: 3 }) })
    .map((entry) => ({
      path: contract[name].path.replace(':id', meetings.live),
      query: '',
      headers,
      body: JSON.stringify({ entries: [{ ...entry, student: meetings.student }] }),
    }));
}
