import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatMessages, chatThreads } from '../../../db/schema/chat.ts';
import { whatsAppCampaigns, whatsAppLanes, whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../../testing/classroom.ts';
import { createFakeState, webhookModes } from '../../../testing/fake-wasender/fake-state.ts';
import { fakeWebhooks } from '../../../testing/fake-wasender/fake-webhooks.ts';
import { type FakeWasender, startFakeWasender } from '../../../testing/fake-wasender/start-fake-wasender.ts';
import { choosePrimary, sendTo, statesOf } from '../../../testing/sends.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { givePhones } from '../../../testing/whatsapp-send-scenarios.ts';
import { wishOf } from './wish-words.ts';

let fake: FakeWasender;
let server: TestServer;
let room: Classroom;
let phones: string[];
let webhooks: ReturnType<typeof fakeWebhooks>;
beforeAll(async () => {
  fake = await startFakeWasender();
  server = await testServer({ wasender: fake });
  room = await classroom(server);
  phones = await givePhones(server, [room.student, room.classmate, room.parent]);
});
afterAll(async () => {
  await server.close();
  await fake.close();
});
beforeEach(async () => {
  const { sessions } = fake.state;
  Object.assign(fake.state, createFakeState(), { sessions });
  await server.runJobs();
  fake.state.accepted = [];
  for (const table of [chatThreads, whatsAppCampaigns, whatsAppLanes]) await server.app.db.delete(table);
  await choosePrimary(server);
  server.clock.advance({ minutes: 1 });
  webhooks = fakeWebhooks(fake.state, (_url, init) =>
    Promise.resolve(server.http.request('/api/whatsapp/webhook', init, { incoming: { socket: {} } })),
  );
});

const office = () => fake.state.sessions[0]!;
let sent = 0;
const write = (text: string, from = phones[0]!, id = `WA${(sent += 1)}`) =>
  webhooks.received(office(), { from, text, id });
const canReceive = async ({ id }: SignedInPerson) =>
  (await server.ok('getWhatsAppPreference', { params: { id } }, room.admin)).canReceive;
const thread = () =>
  server.app.db
    .select({ by: chatMessages.by, text: chatMessages.text, seq: chatMessages.seq })
    .from(chatMessages)
    .orderBy(asc(chatMessages.seq));

describe('what the provider reports of messages', () => {
  test.each(webhookModes)('counts once and never takes one back, also when it arrives like this: %s', async (mode) => {
    const campaign = await sendTo(server, room.admin, { people: [room.student.id], text: 'News' });
    await server.runJobs();
    fake.state.webhookMode = mode;
    const [message] = fake.state.accepted;
    // The first one tells WhatsApp's own name of the message, by which the others know it.
    for (const status of [2, 3, 4]) await webhooks.messageStatus(office(), message!, status);
    await webhooks.flush();
    await webhooks.messageStatus(office(), message!, 3);
    await webhooks.flush();
    const state = (await statesOf(server, campaign)).get(room.student.id);
    // Reversed, the later ones come before anybody knows whose they are: the question after a minute finds out.
    expect(state).toBe({ once: 'read', doubled: 'read', reversed: 'delivered', 'badly-signed': 'accepted' }[mode]);
    fake.state.webhookMode = 'once';
    message!.status = 4;
    server.clock.advance({ minutes: 2 });
    await server.app.db.update(whatsAppMessages).set({ checkAt: server.clock.now() });
    await server.runJobs();
  });
});

describe('somebody who wants no more messages', () => {
  test.each(['STOP', ' stop. ', 'قف', 'إلغاء', 'الغاء', 'Unsubscribe'])(
    'writes %s and gets one last answer',
    async (word) => {
      expect(await canReceive(room.student)).toBe(true);
      fake.state.webhookMode = 'doubled';
      await write(word);
      await write(word);
      await server.runJobs();
      expect(fake.state.accepted.map(({ to, body }) => [to, body['text']])).toEqual([
        [phones[0], expect.stringContaining('no more messages')],
      ]);
      expect(await canReceive(room.student)).toBe(false);
      expect(await thread()).toEqual([]);
      const refused = await server.fails(
        'sendWhatsAppText',
        { body: { clientId: crypto.randomUUID(), texts: { en: 'News', ar: '' }, person: room.student.id } },
        room.admin,
      );
      expect(refused.status).toBe(422);
      await write('Start');
      expect(await canReceive(room.student)).toBe(true);
    },
  );

  test('says so in so many words: others stand in the conversation', () => {
    expect(['Please stop the noise', 'non-stop', 'لا تتوقف', ''].map(wishOf)).toEqual([null, null, null, null]);
  });

  test('is not believed without the secret of the webhooks', async () => {
    fake.state.webhookMode = 'badly-signed';
    expect(await write('STOP')).toEqual([401]);
    expect(await canReceive(room.student)).toBe(true);
  });
});

describe('a message to the school', () => {
  test('stands once in the conversation of whoever has the number, for the staff', async () => {
    fake.state.webhookMode = 'doubled';
    await write('Is there class today?');
    await write('', phones[0], 'picture');
    expect(await thread()).toEqual([
      { by: 'owner', text: 'Is there class today?', seq: 1 },
      { by: 'owner', text: '📎', seq: 2 },
    ]);
    const { items } = await server.ok('listChatThreads', { query: { channel: 'whatsapp' } }, room.assistant);
    expect(items).toHaveLength(1);
    const names = server.published.map(({ name }) => name);
    expect([names.includes('chat-changed'), names.includes('inbox-changed')]).toEqual([true, true]);
  });

  test('of a number that is nobody’s stands in a conversation without the number', async () => {
    await write('Who are you?', '+4915112345678');
    const [row] = await server.app.db.select().from(chatThreads);
    expect(row).toMatchObject({ ownerId: null, contactEnding: '78', lastSeq: 1 });
    expect(JSON.stringify(row)).not.toContain('15112345');
    const answer = { params: { id: row!.id }, body: { clientId: crypto.randomUUID(), text: 'Hello', files: [] } };
    expect(await server.fails('sendChatMessage', answer, room.admin)).toMatchObject({ code: 'chat_number_unknown' });
  });

  test('is answered by WhatsApp, once, also in quiet hours', async () => {
    await write('Is there class today?');
    Object.assign(server.app.sendRules, { quietHours: { from: '00:00', until: '23:59' } });
    const [row] = await server.app.db.select().from(chatThreads);
    const answer = {
      params: { id: row!.id },
      body: { clientId: crypto.randomUUID(), text: 'Yes, at five.', files: [] },
    };
    expect(await server.ok('sendChatMessage', answer, room.assistant)).toMatchObject({ delivery: 'queued' });
    await server.ok('sendChatMessage', answer, room.assistant);
    await server.runJobs();
    const { items } = await server.ok('listChatMessages', { params: { id: row!.id } }, room.assistant);
    expect(items.map(({ delivery }) => delivery)).toEqual([null, 'accepted']);
    Object.assign(server.app.sendRules, { quietHours: null });
    expect(fake.state.accepted.map(({ to, body }) => [to, body['text']])).toEqual([[phones[0], 'Yes, at five.']]);
    expect((await thread()).map(({ by }) => by)).toEqual(['owner', 'staff']);
    // It is no send of the list.
    expect((await server.ok('listWhatsAppCampaigns', {}, room.admin)).items).toEqual([]);
    const [message] = await server.app.db.select().from(chatMessages).where(eq(chatMessages.by, 'staff'));
    const [linked] = await server.app.db.select().from(whatsAppMessages);
    expect(message?.whatsAppMessageId).toBe(linked?.id);
  });

  test('from somebody who is blocked is not taken', async () => {
    await write('First');
    await server.app.db.update(chatThreads).set({ blockedAt: server.clock.now() });
    await write('Second');
    expect((await thread()).map(({ text }) => text)).toEqual(['First']);
  });
});
