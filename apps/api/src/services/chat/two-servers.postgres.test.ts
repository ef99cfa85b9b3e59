import { randomUUID } from 'node:crypto';
import { type ChatMessage, contract } from '@rubrica/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '../../db/schema/system.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { connectLive, type LiveClient } from '../../testing/live-client.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
let origins: [string, string];
let stop: () => Promise<void>;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
  const [first, second] = [await server.startAnother(), await server.startAnother()];
  origins = [first.origin, second.origin];
  stop = async () => {
    await Promise.all([first.stop(), second.stop()]);
  };
});
afterAll(async () => {
  await stop();
  await server.close();
});

const request = async (origin: string, { token }: SignedInPerson, path: string, body?: object): Promise<unknown> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(`${origin}/api${path}`, sent);
  expect(response.status).toBe(200);
  return response.json();
};

/** A page that shows a thread: it reads what came after the last message that it has when it hears of a change, and when it is connected again. */
function openPage(who: SignedInPerson, thread: string, path: string) {
  /** What it shows, in the order in which it came. */
  const shown: ChatMessage[] = [];
  let live: LiveClient | null = null;
  let reading = Promise.resolve();

  const readAfter = async (before: Promise<void>, origin: string) => {
    await before;
    const after = shown.at(-1)?.seq ?? 0;
    const reply = await request(origin, who, `/chat/threads/${thread}/messages?after=${after}&limit=100`);
    shown.push(...contract.listChatMessages.reply.parse(reply).items);
  };
  const read = (origin: string) => {
    reading = readAfter(reading, origin);
  };
  return {
    shown,
    connect: async (origin: string) => {
      const client = await connectLive(origin, who.token);
      live = client;
      client.socket.on('chat-changed', () => read(origin));
      await client.ask('watch', { topic: 'chat', id: thread });
      read(origin);
    },
    /** Its connection breaks, without a word to the server. */
    breakOff: () => void live?.socket.io.engine.close(),
    /** Sends a message; where the reply gets lost, to the other server once more. */
    send: async (text: string, [origin, other]: readonly [string, string], isReplyLost: boolean) => {
      const message = { clientId: randomUUID(), text };
      await request(origin, who, path, message);
      if (isReplyLost) await request(other, who, path, message);
    },
    settled: () => reading,
    close: () => live?.close(),
  };
}

const disconnects = 100;

test(`two pages on two servers show a conversation in order, with nothing lost or doubled, through ${disconnects} forced disconnects`, async () => {
  const { thread } = await server.ok(
    'sendMyChatMessage',
    { body: { clientId: randomUUID(), text: 'First' } },
    room.student,
  );
  const student = openPage(room.student, thread, '/chat/messages');
  const assistant = openPage(room.assistant, thread, `/chat/threads/${thread}/messages`);
  const [one, two] = origins;
  await Promise.all([student.connect(one), assistant.connect(two)]);
  const expected = ['First'];
  for (let round = 0; round < disconnects / 2; round += 1) {
    // Each page is cut off before, between or after the messages of the round, and finds the other server.
    const [here, there] = round % 2 === 0 ? [one, two] : [two, one];
    const texts = [`student ${round}`, `assistant ${round}`] as const;
    expected.push(...texts);
    await server.app.db.delete(rateLimits);
    student.breakOff();
    const isLost = round % 3 === 0;
    const sending = Promise.all([
      student.send(texts[0], [here, there], isLost),
      assistant.send(texts[1], [there, here], isLost),
    ]);
    if (round % 4 < 2) await sending;
    assistant.breakOff();
    await Promise.all([sending, student.connect(there), assistant.connect(here)]);
  }
  // The last one comes by an event alone.
  await student.send('Last', origins, false);
  expected.push('Last');
  for (const page of [student, assistant]) {
    await expect.poll(() => page.shown.length, { timeout: 10_000 }).toBe(expected.length);
    await page.settled();
    expect(page.shown.map(({ seq }) => seq)).toEqual(expected.map((_, index) => index + 1));
    expect(page.shown.map(({ text }) => text).toSorted()).toEqual(expected.toSorted());
    page.close();
  }
  for (const name of ['student', 'assistant']) {
    const own = student.shown.map(({ text }) => text).filter((text) => text.startsWith(name));
    expect(own).toEqual(expected.filter((text) => text.startsWith(name)));
  }
  expect(assistant.shown).toEqual(student.shown);
});
