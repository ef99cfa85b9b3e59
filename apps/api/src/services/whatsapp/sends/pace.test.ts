import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { whatsAppSessions } from '../../../db/schema/whatsapp.ts';
import { whatsAppCampaigns, whatsAppLanes } from '../../../db/schema/whatsapp-sends.ts';
import { type Classroom, classroom } from '../../../testing/classroom.ts';
import { createFakeState } from '../../../testing/fake-wasender/fake-state.ts';
import { type FakeWasender, startFakeWasender } from '../../../testing/fake-wasender/start-fake-wasender.ts';
import { choosePrimary, sendTo } from '../../../testing/sends.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { givePhones } from '../../../testing/whatsapp-send-scenarios.ts';

let fake: FakeWasender;
let server: TestServer;
let room: Classroom;
/** What the job waited between messages. */
let waits: number[] = [];
beforeAll(async () => {
  fake = await startFakeWasender();
  server = await testServer({
    wasender: fake,
    sendRules: {
      wait: async (ms) => {
        waits.push(ms);
        server.clock.advance({ seconds: ms / 1000 });
      },
    },
  });
  room = await classroom(server);
  await givePhones(server, [room.student, room.classmate, room.otherStudent]);
});
afterAll(async () => {
  await server.close();
  await fake.close();
});
beforeEach(async () => {
  waits = [];
  Object.assign(fake.state, createFakeState());
  server.app.sendRules.intervalMs = null;
  for (const table of [whatsAppCampaigns, whatsAppLanes]) await server.app.db.delete(table);
  await server.app.db.update(whatsAppSessions).set({ sendsPerMinute: null });
});

const people = () => [room.student.id, room.classmate.id, room.otherStudent.id];
const send = async () => {
  await sendTo(server, room.admin, { people: people(), text: 'Hello' });
  await server.runJobs();
};
const preview = () => {
  const audience = { who: { kind: 'people' as const, people: people() }, to: 'students' as const };
  return server.ok('previewWhatsApp', { body: { texts: { en: 'Hello', ar: '' }, audience } }, room.admin);
};

test('a session under account protection sends one message in five seconds, whatever limit its replies name', async () => {
  await choosePrimary(server);
  await send();
  expect(fake.state.accepted).toHaveLength(3);
  expect(waits).toEqual([5000, 5000, 5000]);
});

test('a session without protection sends as many a minute as the reply to its first message says', async () => {
  fake.state.sessions[1]!.isProtected = false;
  await choosePrimary(server, '2');
  await send();
  expect(fake.state.accepted.map(({ session }) => session)).toEqual([2, 2, 2]);
  // 256 a minute, once that is known.
  expect(waits).toEqual([5000, 235, 235]);
  expect(await preview()).toMatchObject({ intervalMs: 235 });
  const [other] = await server.app.db.select().from(whatsAppSessions).where(eq(whatsAppSessions.id, '1'));
  expect(other).toMatchObject({ isProtected: true, sendsPerMinute: null });
});

test('nothing is sent before the provider takes more again', async () => {
  fake.state.remaining = 0;
  await choosePrimary(server);
  await send();
  expect(waits).toEqual([7000, 7000, 7000]);
});

test('the setting is the pace of every session', async () => {
  server.app.sendRules.intervalMs = 12_000;
  await choosePrimary(server);
  await send();
  expect(waits).toEqual([12_000, 12_000, 12_000]);
});

test('how long a send takes counts what waits already', async () => {
  await choosePrimary(server);
  server.app.sendRules.intervalMs = 60_000;
  await sendTo(server, room.admin, { people: people(), text: 'Before' });
  expect(await preview()).toMatchObject({ count: 3, ahead: 3, minutes: 6, intervalMs: 60_000 });
});
