import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { meetings } from '../db/schema/meetings.ts';
import { groupStudents } from '../db/schema/people.ts';
import { closeMeetings } from '../services/attendance/close-meetings.ts';
import { disputeAttendance } from '../services/attendance/dispute-attendance.ts';
import { joinMeeting } from '../services/attendance/join-meeting.ts';
import { saveAttendance } from '../services/attendance/save-attendance.ts';
import type { AppContext } from '../services/context.ts';
import { createMeeting } from '../services/meetings/create-meeting.ts';
import { selectMeetingById } from '../services/meetings/select-meetings.ts';
import { updateMeeting } from '../services/meetings/update-meeting.ts';
import { dateIn } from '../services/meetings/occurrences.ts';
import { addHours, createDemoContext, keysOf } from './demo-context.ts';
import { demoDispute, demoLive, type DemoSeries, demoSeries, demoStatus } from './meetings.ts';
import type { People } from './seed-people.ts';

interface SeedMeetingsOptions {
  app: AppContext;
  now: Date;
  people: People;
}

type Meeting = typeof meetings.$inferSelect;

const noInput = { params: undefined, query: undefined, headers: undefined };
const weekHours = 7 * 24;

/** Stores a term of weekly meetings with their attendance, one that is live now, and what happens to meetings: moved, cancelled, disputed. */
export async function seedMeetings(options: SeedMeetingsOptions): Promise<void> {
  const { app, people } = options;
  const ofNewcomer = eq(groupStudents.userId, people.person('newcomer').id);
  // Who came yesterday was absent from nothing before.
  const memberships = await app.db.delete(groupStudents).where(ofNewcomer).returning();
  for (const series of demoSeries) {
    const over = await seedSeries(options, series);
    for (const [index, meeting] of over.entries())
      await seedAttendance(options, series, { meeting, meetingsAgo: over.length - index });
  }
  await closeMeetings(app);
  await app.db.insert(groupStudents).values(memberships);
  await seedDispute(options);
  await changeNext(options, 'General English B2', (meeting) => ({
    startsAt: addHours(meeting.startsAt, 24).toISOString(),
    endsAt: addHours(meeting.endsAt, 24).toISOString(),
    place: 'Room 7',
  }));
  await changeNext(options, 'Advanced English C1: timed papers', () => ({ isCancelled: true }));
  await seedLive(options);
}

/** Plans a series, and returns those of its meetings that are over, by time. */
async function seedSeries({ app, now, people }: SeedMeetingsOptions, series: DemoSeries): Promise<Meeting[]> {
  const {
    group,
    teacher,
    weekday,
    startTime,
    durationMinutes,
    weeksAgo,
    weeksToCome,
    attendance: _,
    ...fields
  } = series;
  const begunAt = addHours(now, -weeksAgo * weekHours);
  const rule = {
    firstDate: dateIn(begunAt, app.timeZone),
    lastDate: dateIn(addHours(now, weeksToCome * weekHours), app.timeZone),
    weekdays: [weekday],
    startTime,
    durationMinutes,
  };
  const context = createDemoContext(app, people.person('admin'), addHours(begunAt, -weekHours));
  const first = await createMeeting(context, {
    ...noInput,
    body: {
      ...fields,
      teacher: people.person(teacher).id,
      groups: [people.groupId(group)],
      students: [],
      when: { kind: 'weekly', rule },
    },
  });
  const rows = await app.db
    .select()
    .from(meetings)
    .where(eq(meetings.seriesId, first.series?._id ?? ''))
    .orderBy(asc(meetings.startsAt));
  return rows.filter(({ endsAt }) => endsAt < addHours(now, -0.5));
}

/** Lets students join a meeting, and its teacher confirm who was there. */
async function seedAttendance(
  { app, people }: SeedMeetingsOptions,
  { attendance, teacher, link }: DemoSeries,
  { meeting, meetingsAgo }: { meeting: Meeting; meetingsAgo: number },
): Promise<void> {
  const params = { id: meeting.id };
  const at = (minutes: number) => addHours(meeting.startsAt, minutes / 60);
  const known = keysOf(attendance).map((name) => ({
    student: people.person(name),
    status: demoStatus(attendance[name] ?? '', meetingsAgo),
  }));
  for (const [index, { student, status }] of known.entries()) {
    if (link === null || (status !== 'Present' && status !== 'Late')) continue;
    await joinMeeting(createDemoContext(app, student, at(status === 'Late' ? 17 : index - 4)), {
      ...noInput,
      params,
      body: undefined,
    });
  }
  const entries = known.flatMap(({ student, status }) =>
    status === undefined
      ? []
      : [{ student: student.id, status, remark: status === 'Excused' ? 'Excused by a parent.' : '', rev: 0 }],
  );
  await saveAttendance(createDemoContext(app, people.person(teacher), at(30)), {
    ...noInput,
    params,
    body: { entries },
  });
}

async function seedDispute({ app, people }: SeedMeetingsOptions): Promise<void> {
  const [last] = await app.db
    .select()
    .from(meetings)
    .where(and(eq(meetings.title, demoSeries[0]?.title ?? ''), isNotNull(meetings.closedAt)))
    .orderBy(desc(meetings.startsAt))
    .limit(1);
  if (!last) throw new Error('The demo has no meeting that is over.');
  const context = createDemoContext(app, people.person(demoDispute.student), addHours(last.endsAt, 0.4));
  await disputeAttendance(context, { ...noInput, params: { id: last.id }, body: { text: demoDispute.text } });
}

/** Writes the next meeting of a series apart from it. */
async function changeNext(
  { app, now, people }: SeedMeetingsOptions,
  title: string,
  change: (meeting: Meeting) => Partial<Parameters<typeof updateMeeting>[1]['body']>,
): Promise<void> {
  const context = createDemoContext(app, people.person('admin'), addHours(now, -2));
  const [next] = await app.db
    .select()
    .from(meetings)
    .where(and(eq(meetings.title, title), gt(meetings.startsAt, now)))
    .orderBy(asc(meetings.startsAt))
    .limit(1);
  if (!next) throw new Error(`The demo has no meeting to come of ${title}.`);
  const stored = await selectMeetingById(app.db, context, next.id);
  const body = { ...stored, isCancelled: false, ...change(next) };
  await updateMeeting(context, { ...noInput, params: { id: next.id }, body });
}

async function seedLive({ app, now, people }: SeedMeetingsOptions): Promise<void> {
  const { group, title, description, link, startedMinutesAgo, durationMinutes, joined } = demoLive;
  const startsAt = addHours(now, -startedMinutesAgo / 60);
  const teacher = people.person('assistant').id;
  const { _id: id } = await createMeeting(createDemoContext(app, people.person('admin'), addHours(now, -48)), {
    ...noInput,
    body: {
      title,
      description,
      link,
      place: '',
      teacher,
      groups: [people.groupId(group)],
      students: [],
      when: {
        kind: 'once',
        startsAt: startsAt.toISOString(),
        endsAt: addHours(startsAt, durationMinutes / 60).toISOString(),
      },
    },
  });
  for (const name of keysOf(joined)) {
    const context = createDemoContext(app, people.person(name), addHours(startsAt, joined[name] / 60));
    await joinMeeting(context, { ...noInput, params: { id }, body: undefined });
  }
}
