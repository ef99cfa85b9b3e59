import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatMessages, chatThreads } from '../../../db/schema/chat.ts';
import { files } from '../../../db/schema/files.ts';
import { whatsAppSessions } from '../../../db/schema/whatsapp.ts';
import { type Classroom, classroom } from '../../../testing/classroom.ts';
import { createFakeState, type FakeMedia } from '../../../testing/fake-wasender/fake-state.ts';
import { fakeWebhooks } from '../../../testing/fake-wasender/fake-webhooks.ts';
import { type FakeWasender, startFakeWasender } from '../../../testing/fake-wasender/start-fake-wasender.ts';
import { pngFile, wavFile } from '../../../testing/sample-files.ts';
import { pdfFile } from '../../../testing/sample-pdfs.ts';
import { choosePrimary } from '../../../testing/sends.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { givePhones } from '../../../testing/whatsapp-send-scenarios.ts';
import { readSections } from '../../personal-data/read-sections.ts';
import { fetchFile } from './fetch-file.ts';

let fake: FakeWasender;
let server: TestServer;
let room: Classroom;
let phone: string;
let webhooks: ReturnType<typeof fakeWebhooks>;
beforeAll(async () => {
  fake = await startFakeWasender();
  server = await testServer({ wasender: fake });
  room = await classroom(server);
  [phone = ''] = await givePhones(server, [room.student]);
});
afterAll(async () => {
  await server.close();
  await fake.close();
});
beforeEach(async () => {
  Object.assign(fake.state, createFakeState());
  await server.app.db.delete(chatThreads);
  await choosePrimary(server);
  server.clock.advance({ minutes: 1 });
  fake.state.requests = [];
  server.published.splice(0);
  webhooks = fakeWebhooks(fake.state, (_url, init) =>
    Promise.resolve(server.http.request('/api/whatsapp/webhook', init, { incoming: { socket: {} } })),
  );
});

const mediaOf = async (file: File, name?: string): Promise<FakeMedia> => ({
  mime: file.type,
  bytes: new Uint8Array(await file.arrayBuffer()),
  ...(name === undefined ? {} : { name }),
});
const picture = () => mediaOf(pngFile());
const pdf = async () => mediaOf(await pdfFile(), 'plan.pdf');
let sent = 0;
const write = (media: FakeMedia, text = '', from = phone) =>
  webhooks.received(fake.state.sessions[0]!, { from, text, media, id: `FILE${(sent += 1)}` });
const rows = () => server.app.db.select().from(chatMessages).orderBy(asc(chatMessages.seq));
const read = async (who = room.assistant) => {
  const { items } = await server.ok('listChatThreads', { query: { channel: 'whatsapp' } }, who);
  const id = items[0]?._id ?? '';
  return (await server.ok('listChatMessages', { params: { id } }, who)).items;
};
const asked = (route: string) => fake.state.requests.filter((request) => request === route).length;
const problem = async () => {
  await server.runJobs();
  const [message] = await read();
  return [message?.files.length, message?.attachment?.problem];
};

describe('a file that somebody sends by WhatsApp', () => {
  test('is fetched once, and stands with its words in the conversation, as it was sent', async () => {
    fake.state.webhookMode = 'doubled';
    await write(await picture(), 'My homework');
    await write(await mediaOf(wavFile()));
    await write(await pdf());
    expect((await read()).map(({ text, files: stored, attachment }) => [text, stored, attachment])).toEqual([
      ['My homework', [], { kind: 'image', name: '', problem: null }],
      ['', [], { kind: 'audio', name: '', problem: null }],
      ['', [], { kind: 'document', name: 'plan.pdf', problem: null }],
    ]);
    server.published.splice(0);
    await server.runJobs();
    const messages = await read();
    expect(
      messages.map(({ attachment, files: [file] }) => [attachment, file?.name, file?.mime, file?.durationMs]),
    ).toEqual([
      [null, 'whatsapp.png', 'image/png', undefined],
      [null, 'whatsapp.wav', 'audio/wav', 3000],
      [null, 'plan.pdf', 'application/pdf', undefined],
    ]);
    expect([asked('POST /decrypt-media'), asked('GET /media')]).toEqual([3, 3]);
    const params = { id: messages[0]?.files[0]?.id ?? '' };
    const content = await server.http.request((await server.ok('getFile', { params }, room.assistant)).url);
    expect(Buffer.from(await content.arrayBuffer())).toEqual(Buffer.from(await pngFile().arrayBuffer()));
    const told = server.published.map(({ name, data }) => JSON.stringify([name, data]));
    const thread = messages[0]?.thread;
    for (const seq of [1, 2, 3])
      expect(told).toContain(JSON.stringify(['chat-changed', { thread, seq, isRewritten: true }]));
  });

  test('is named to its sender in what is stored of them, without what opens it', async () => {
    await write(await pdf(), 'For Sunday');
    const { messages } = await readSections(server.app.db, room.student.id);
    const attachment = { kind: 'document', name: 'plan.pdf', problem: null };
    expect(messages).toMatchObject([{ text: 'For Sunday', files: [], attachment }]);
    expect(JSON.stringify(messages)).not.toMatch(/mediaKey|mmg\.whatsapp\.net/u);
  });

  test('counts as a file in the list of conversations while it is fetched', async () => {
    await write(await picture());
    const last = async () => (await server.ok('listChatThreads', { query: {} }, room.assistant)).items[0]?.last;
    expect(await last()).toEqual({ text: '', files: 1 });
    await server.runJobs();
    expect(await last()).toEqual({ text: '', files: 1 });
  });

  test('is what its content is: neither a declared type nor a name is believed', async () => {
    const page = new TextEncoder().encode('<script>alert(1)</script>');
    await write({ mime: 'application/pdf', name: 'plan.pdf', bytes: page });
    expect(await problem()).toEqual([0, 'type']);
    await server.app.db.delete(chatThreads);
    await write({ mime: 'application/octet-stream', name: 'plan', bytes: (await pdf()).bytes });
    await server.runJobs();
    expect((await read())[0]?.files).toMatchObject([{ name: 'plan.pdf', mime: 'application/pdf' }]);
  });

  test('of a kind that conversations do not show, or too large, is not even asked for', async () => {
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    await write({ mime: word, name: 'essay.docx', bytes: new Uint8Array(20) });
    await write({ mime: 'video/mp4', bytes: new Uint8Array(20) });
    await write({ mime: 'image/png', bytes: new Uint8Array(6 * 1024 * 1024) });
    await server.runJobs();
    expect((await read()).map(({ attachment }) => attachment)).toEqual([
      { kind: 'document', name: 'essay.docx', problem: 'type' },
      { kind: 'video', name: '', problem: 'type' },
      { kind: 'image', name: '', problem: 'size' },
    ]);
    expect(asked('POST /decrypt-media')).toBe(0);
  });

  test.each([
    ['gone', 'gone'],
    ['later', 'unavailable'],
    ['cut', 'unavailable'],
    ['endless', 'size'],
    ['redirect', 'gone'],
    ['inside', 'gone'],
  ] as const)('that cannot be had because it is %s leaves why, and nothing to fetch it by', async (mode, why) => {
    fake.state.mediaMode = mode;
    const stored = await server.app.db.$count(files);
    await write(await picture());
    expect(await problem()).toEqual([0, why]);
    expect(JSON.stringify(await rows())).not.toMatch(/mediaKey|mmg\.whatsapp\.net/u);
    expect(await server.app.db.$count(files)).toBe(stored);
    // An address of the own network is not asked, and a redirect is not followed.
    expect(asked('GET /media')).toBe(['cut', 'endless', 'redirect'].includes(mode) ? 1 : 0);
  });

  test('is tried again after a failure that passes, and also with a new key', async () => {
    await write(await picture());
    const message = (await rows())[0]?.id ?? '';
    const running = { isLastTry: false, signal: new AbortController().signal, progress: async () => {} };
    for (const mode of ['500', '429', 'html-502', 'drop-after-accept'] as const) {
      fake.state.mode = mode;
      await expect(fetchFile(server.app, { message }, running)).rejects.toThrow('asked again later');
    }
    expect((await read())[0]?.attachment).toMatchObject({ problem: null });
    fake.state.mode = 'ok';
    fake.state.sessions[0]!.key = 'a-new-key-of-the-same-session';
    await fetchFile(server.app, { message }, running);
    expect((await read())[0]?.files).toHaveLength(1);
    const requests = fake.state.requests.length;
    await server.runJobs();
    expect(fake.state.requests).toHaveLength(requests);
    // The other tests have the old one.
    await server.app.db.update(whatsAppSessions).set({ encryptedKey: null });
  });

  test('says that nothing more can be stored', async () => {
    const { quota } = server.app.files;
    quota.schoolBytes = 1;
    await write(await picture());
    expect(await problem()).toEqual([0, 'full']);
    quota.schoolBytes = 0;
  });

  test('of a number that is nobody’s is for those who see its conversation', async () => {
    await write(await picture(), '', '+4915112345678');
    await server.runJobs();
    const [message] = await read(room.admin);
    const id = message?.files[0]?.id ?? '';
    expect((await server.send('getFile', { params: { id } }, room.admin)).status).toBe(200);
    expect((await server.send('getFile', { params: { id } }, room.assistant)).status).toBe(404);
  });

  test('of a message that was deleted meanwhile, or of somebody who is blocked, is not fetched', async () => {
    await write(await picture());
    await server.app.db.update(chatMessages).set({ deletedAt: server.clock.now() });
    await server.runJobs();
    await server.app.db.update(chatThreads).set({ blockedAt: server.clock.now() }).where(eq(chatThreads.lastSeq, 1));
    await write(await picture());
    await server.runJobs();
    expect(await rows()).toHaveLength(1);
    expect(asked('POST /decrypt-media')).toBe(0);
  });
});
