import type { TaskTaken, UserId } from '@rubrica/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import type { StartsWaitingError } from '../errors/errors.ts';
import { createStartLine, type StartLine, startLine } from './start-line.ts';

const studentOf = (index: number) => `student-${index}` as UserId;

/** Fills a line with starts that last until they are ended; of so many, the last are refused. */
function fill(line: StartLine, count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const starts = Array.from({ length: count }, (_, index) => line.pass(studentOf(index), () => promise));
  return { settled: Promise.allSettled(starts), end: resolve };
}

/** A server that does a start in 20 ms, with students who come again when told. Returns when each was let in, and how often it was refused. */
async function play(arrivals: readonly { at: number; leaves?: boolean }[]) {
  let at = 0;
  const line = createStartLine({ now: () => at, random: () => 0.5 });
  const events = arrivals.map(({ at: comesAt }, student) => ({ comesAt, student }));
  const waiting: (() => void)[] = [];
  const done: { student: number; at: number }[] = [];
  const refusals: number[] = arrivals.map(() => 0);
  let longestInside = 0;
  for (; events.length > 0 || waiting.length > 0; at += 20) {
    waiting.shift()?.();
    const due = events.filter(({ comesAt }) => comesAt <= at);
    for (const event of due) events.splice(events.indexOf(event), 1);
    for (const { student } of due) {
      const start = () => new Promise<void>((resolve) => waiting.push(resolve));
      void line.pass(studentOf(student), start).then(
        () => done.push({ student, at }),
        (error: StartsWaitingError) => {
          refusals[student]! += 1;
          if (!arrivals[student]?.leaves) events.push({ comesAt: at + error.data.seconds * 1000, student });
        },
      );
    }
    longestInside = Math.max(longestInside, waiting.length);
    // A start that is done is known once its promises have settled.
    await new Promise(setImmediate);
  }
  return { done, refusals, longestInside, lastsMs: at };
}

describe('a line of starts', () => {
  test('lets nobody wait for long, keeps nearly all of the server busy, and goes by who came first', async () => {
    const arrivals = Array.from({ length: 2000 }, (_, index) => ({ at: index * 5 }));
    const { done, refusals, longestInside, lastsMs } = await play(arrivals);
    expect(done).toHaveLength(2000);
    expect(longestInside).toBeLessThanOrEqual(260);
    // 2,000 starts of 20 ms are 40 s.
    expect(lastsMs).toBeLessThan(41_000);
    // Nobody is done much later than in a queue in which all wait.
    const late = done.map(({ student, at }) => at - student * 20);
    expect(Math.max(...late)).toBeLessThan(1000);
    // Who waits longer than half a minute asks again in between.
    expect(Math.max(...refusals)).toBeLessThanOrEqual(3);
  });

  test('does not wait for those who left', async () => {
    const arrivals = Array.from({ length: 1500 }, (_, index) => ({ at: index * 5, leaves: index % 2 === 0 }));
    const { done, lastsMs } = await play(arrivals);
    expect(done.length).toBeGreaterThanOrEqual(750);
    // Half of the turns are never taken, and the others come when they were told.
    expect(lastsMs).toBeLessThan(30_000);
  });
});

describe('a server at which many start', () => {
  let server: TestServer;
  let room: Classroom;
  let other: TaskTaken;
  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
    other = await room.start(await room.makeTask({ contents: [choiceQuestion()] }), room.classmate);
  });
  afterAll(() => server.close());

  test('refuses a start with when to come again, and nothing of those who have started', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion()] });
    const begin = (who: SignedInPerson) => server.send('startTaskTaken', { body: { task: task._id } }, who);
    const { settled, end } = fill(startLine(server.app.db), 1500);

    try {
      const refused = await begin(room.student);
      const seconds = Number(refused.headers.get('retry-after'));
      expect(refused.status).toBe(503);
      expect(await refused.json()).toEqual({
        code: 'starts_waiting',
        message: 'Many are starting now. You are in line; your time has not begun.',
        details: { seconds },
      });
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect((await server.ok('getAssignedTask', { params: { id: task._id } }, room.student)).attempts).toEqual([]);

      const { _id: id, rev, answers } = (await room.answersOf(other, room.classmate))[0]!;
      const save = { params: { id }, body: { rev, answers, flagged: true } };
      expect((await server.ok('saveAnswer', save, room.classmate)).rev).toBe(rev + 1);
      await server.ok('reportPresence', { params: { id: other._id } }, room.classmate);
      expect((await room.submit(other, room.classmate)).status).toBe('marked');
    } finally {
      end();
      await settled;
    }
    expect((await begin(room.student)).status).toBe(201);
  });
});
