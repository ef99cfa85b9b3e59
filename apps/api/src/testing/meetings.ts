import type { Meeting } from '@rubrica/api-client/contract';
import type { Input } from '../services/service.ts';
import type { Classroom } from './classroom.ts';
import type { TestServer } from './test-server.ts';

type Body = Input<'createMeeting'>['body'];

/** The moments of a meeting of an hour that begins so many hours from now. */
export function anHourFrom({ clock }: Pick<TestServer, 'clock'>, hours: number) {
  const startsAt = clock.now().getTime() + hours * 3_600_000;
  return { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(startsAt + 3_600_000).toISOString() };
}

/** Plans a meeting of `group` that begins so many hours from now and lasts an hour. */
export function planMeeting(
  server: TestServer,
  { admin, group }: Pick<Classroom, 'admin' | 'group'>,
  hours: number,
  more: Partial<Omit<Body, 'when'>> = {},
): Promise<Meeting> {
  const when = { kind: 'once' as const, ...anHourFrom(server, hours) };
  return server.ok('createMeeting', { body: { title: 'Reading', groups: [group], ...more, when } }, admin);
}

/** The body that writes a meeting as it is. */
export function meetingBodyOf(meeting: Meeting): Input<'updateMeeting'>['body'] {
  const { title, description, link, place, teacher, groups, students, startsAt, endsAt, rev } = meeting;
  return { title, description, link, place, teacher, groups, students, startsAt, endsAt, rev, isCancelled: false };
}
