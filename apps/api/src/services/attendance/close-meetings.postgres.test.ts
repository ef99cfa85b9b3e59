import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendanceChanges } from '../../db/schema/meetings.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { planMeeting } from '../../testing/meetings.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { closeMeetings } from './close-meetings.ts';

let server: TestServer;
let another: Awaited<ReturnType<TestServer['startAnother']>>;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  another = await server.startAnother();
  room = await classroom(server);
});
afterAll(async () => {
  await another.stop();
  await server.close();
});

test('two servers of one database close every meeting once, while staff confirm attendance', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) ids.push((await planMeeting(server, room, -3))._id);
  server.clock.advance({ minutes: 15 });
  const entries = [{ student: room.student.id, status: 'Present' as const, rev: 0 }];
  const [first, second, third, ...saved] = await Promise.all([
    closeMeetings(server.app),
    closeMeetings(another.app),
    closeMeetings(server.app),
    ...ids.map((id) => server.send('saveAttendance', { params: { id }, body: { entries } }, room.assistant)),
  ]);
  // One that a save held when all came to it is left to the next round.
  const left = await closeMeetings(server.app);
  expect(first + second + third + left).toBe(ids.length);
  for (const [index, id] of ids.entries()) {
    const { lines } = await server.ok('getAttendanceSheet', { params: { id } }, room.assistant);
    // Whoever came first decides: a save stays, and one that comes after the close is refused.
    const status = saved[index]?.status === 200 ? 'Present' : 'Absent';
    expect(lines.map((line) => [line.student.name, line.status, line.rev])).toEqual([
      ['Samir', 'Absent', 1],
      ['Sara', status, 1],
    ]);
  }
  // One change for each student: nobody was closed twice.
  expect(await server.app.db.$count(attendanceChanges)).toBe(2 * ids.length);
});
