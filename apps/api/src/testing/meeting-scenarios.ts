import type { Classroom } from './classroom.ts';
import { anHourFrom, planMeeting } from './meetings.ts';
import type { TestServer } from './test-server.ts';

interface School {
  server: TestServer;
  room: Classroom;
  /** What may stand in no entry of the audit log. */
  secrets: Set<string>;
}

const rule = {
  firstDate: '2026-03-03',
  lastDate: '2026-03-31',
  weekdays: [2],
  startTime: '17:30',
  durationMinutes: 90,
};
const weekly = { title: 'Weekly', when: { kind: 'weekly' as const, rule } };

async function planSeries({ server, room }: School): Promise<{ id: string }> {
  const { series } = await server.ok('createMeeting', { body: weekly }, room.admin);
  return { id: series?._id ?? '' };
}

async function planned({ server, room }: School, hours = 2): Promise<{ id: string }> {
  return { id: (await planMeeting(server, room, hours))._id };
}

/** A call that succeeds, for every audited call on meetings, attendance and calendars, with what its entry holds. */
export function meetingScenarios(school: () => School) {
  return {
    createMeeting: async () => ({
      args: { body: weekly },
      expected: { details: { meetings: 5, after: { title: 'Weekly', state: 'scheduled' } } },
    }),
    updateMeeting: async (at = school()) => ({
      args: {
        params: await planned(at),
        body: { title: 'Moved', ...anHourFrom(at.server, 3), place: 'Room 4', rev: 1 },
      },
      expected: { details: { before: { title: 'Reading', place: '' }, after: { title: 'Moved', place: 'Room 4' } } },
    }),
    removeMeeting: async (at = school()) => ({
      args: { params: await planned(at) },
      expected: { details: { before: { title: 'Reading' } } },
    }),
    updateMeetingSeries: async (at = school()) => ({
      args: { params: await planSeries(at), body: { title: 'Later', rule: { ...rule, startTime: '18:00' } } },
      expected: { details: { added: 0, changed: 5, before: { startTime: '17:30' }, after: { startTime: '18:00' } } },
    }),
    cancelMeetingSeries: async (at = school()) => ({
      args: { params: await planSeries(at) },
      expected: { details: { meetings: 5 } },
    }),
    restoreMeetingSeries: async (at = school()) => {
      const params = await planSeries(at);
      await at.server.ok('cancelMeetingSeries', { params }, at.room.admin);
      const { _id: meeting } = await at.server.ok('getMeetingSeries', { params }, at.room.admin);
      return { args: { params, body: { meeting } }, expected: { details: { meetings: 5 } } };
    },
    saveAttendance: async (at = school()) => ({
      args: {
        params: await planned(at, 0),
        body: { entries: [{ student: at.room.student.id, status: 'Late' as const, rev: 0 }] },
      },
      options: at.room.assistant,
      expected: { details: { title: 'Reading', students: { Late: 1 } } },
    }),
    disputeAttendance: async ({ server, room, secrets } = school()) => {
      const params = await planned({ server, room, secrets }, -2);
      const entries = [{ student: room.student.id, status: 'Absent' as const, rev: 0 }];
      await server.ok('saveAttendance', { params, body: { entries } }, room.assistant);
      return {
        args: { params, body: { text: 'I was there.' } },
        options: room.student,
        expected: { details: { status: 'Absent' } },
      };
    },
    createCalendarFeed: async ({ room } = school()) => ({ args: {}, options: room.parent }),
    removeCalendarFeed: async ({ server, room, secrets } = school()) => {
      const { path } = await server.ok('createCalendarFeed', {}, room.student);
      secrets.add(path.slice('/api/calendar/'.length, -'.ics'.length));
      return { args: {}, options: room.student };
    },
  };
}
