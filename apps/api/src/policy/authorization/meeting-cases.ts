import { everyone, only } from './case.ts';
import { resourceCases } from './resource-cases.ts';
import type { Side } from './world.ts';

const admin = only({ admin: 'any' });
const staff = only({ admin: 'any', assistant: 'any' });
const ownStaff = only({ admin: 'any', assistant: 'own' });
const ownStudent = only({ student: 'own' });
const times = { startsAt: '2026-03-02T15:00:00.000Z', endsAt: '2026-03-02T16:00:00.000Z' };
const rule = {
  firstDate: '2026-03-01',
  lastDate: '2026-03-31',
  weekdays: [1],
  startTime: '17:30',
  durationMinutes: 90,
};
const title = 'New';
const when = { kind: 'once' as const, ...times };
const meeting = ({ meeting: id }: Side) => ({ params: { id } });
const series = ({ series: id }: Side) => ({ params: { id } });
const named = ({ invited: id }: Side) => ({ params: { id } });

export const meetingCases = {
  ...resourceCases('Meeting', {
    id: ({ meeting: id }) => id,
    create: { title, when },
    update: { title, ...times, rev: 1 },
    access: { list: staff, get: ownStaff, write: admin },
  }),
  getMeeting: [
    { about: 'one of a group', args: meeting, access: ownStaff },
    { about: 'one that invites a student by name', args: named, access: ownStaff },
    {
      about: 'one that an assistant teaches, of nobody',
      args: ({ taught: id }: Side) => ({ params: { id } }),
      access: ownStaff,
    },
  ],
  getMeetingSeries: [{ args: series, access: admin }],
  updateMeetingSeries: [{ args: (side: Side) => ({ ...series(side), body: { title, rule } }), access: admin }],
  cancelMeetingSeries: [{ args: series, access: admin }],
  restoreMeetingSeries: [
    { args: (side: Side) => ({ ...series(side), body: { meeting: meeting(side).params.id } }), access: admin },
  ],
  findMeetingConflicts: [{ args: () => ({ body: { when } }), access: admin }],
  listCalendar: [
    {
      about: 'their own',
      args: () => ({ query: { from: times.startsAt, until: times.endsAt } }),
      access: everyone,
    },
    {
      about: 'those of a child',
      args: ({ student }: Side) => ({ query: { from: times.startsAt, until: times.endsAt, student } }),
      access: only({ admin: 'unseen', assistant: 'unseen', student: 'unseen', parent: 'own' }),
    },
  ],
  joinMeeting: [
    { about: 'one of a group', args: meeting, access: ownStudent },
    { about: 'one that invites a student by name', args: named, access: ownStudent },
  ],
  disputeAttendance: [
    { args: (side: Side) => ({ ...meeting(side), body: { text: 'I was there.' } }), access: ownStudent },
  ],
  getAttendanceSheet: [{ args: meeting, access: ownStaff }],
  saveAttendance: [
    {
      args: (side: Side) => ({
        ...meeting(side),
        body: { entries: [{ student: side.student, status: 'Present' as const, rev: 0 }] },
      }),
      access: ownStaff,
    },
  ],
  listAttendanceChanges: [{ args: meeting, access: ownStaff }],
  getStudentAttendance: [
    {
      about: 'that of a student',
      args: ({ student: id }: Side) => ({ params: { id } }),
      access: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'own' }),
    },
    {
      about: 'that of a parent, who has none',
      args: ({ people }: Side) => ({ params: { id: people.parent.id } }),
      access: only({ admin: 'unseen', assistant: 'unseen', student: 'unseen', parent: 'unseen' }),
    },
  ],
  getCalendarFeed: [{ args: () => ({}), access: everyone }],
  createCalendarFeed: [{ args: () => ({}), access: everyone }],
  removeCalendarFeed: [{ args: () => ({}), access: everyone }],
};
