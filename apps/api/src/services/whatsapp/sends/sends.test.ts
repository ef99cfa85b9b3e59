import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../../db/schema/people.ts';
import { whatsAppCampaigns, whatsAppLanes, whatsAppPreferences } from '../../../db/schema/whatsapp-sends.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../../testing/classroom.ts';
import { createFakeState } from '../../../testing/fake-wasender/fake-state.ts';
import { type FakeWasender, startFakeWasender } from '../../../testing/fake-wasender/start-fake-wasender.ts';
import { pngFile, wavFile } from '../../../testing/sample-files.ts';
import { choiceQuestion, rightChoices } from '../../../testing/sample-questions.ts';
import { choosePrimary, sendTo, statesOf } from '../../../testing/sends.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { givePhones } from '../../../testing/whatsapp-send-scenarios.ts';
import { reportStatus } from './report-status.ts';

let fake: FakeWasender;
let server: TestServer;
let room: Classroom;
let phones: string[];
/** What happens while the job waits between two messages. */
let meanwhile: () => Promise<unknown> = async () => {};
beforeAll(async () => {
  fake = await startFakeWasender();
  server = await testServer({
    wasender: fake,
    sendRules: {
      wait: async (ms) => {
        server.clock.advance({ seconds: ms / 1000 });
        await meanwhile();
      },
    },
  });
  room = await classroom(server);
  await server.app.db.update(users).set({ language: 'ar' }).where(eq(users.id, room.classmate.id));
});
afterAll(async () => {
  await server.close();
  await fake.close();
});
beforeEach(async () => {
  Object.assign(fake.state, createFakeState());
  meanwhile = async () => {};
  Object.assign(server.app.sendRules, { quietHours: null, needsConsent: false });
  await server.runJobs();
  fake.state.accepted = [];
  const { db } = server.app;
  for (const table of [whatsAppCampaigns, whatsAppLanes, whatsAppPreferences]) await db.delete(table);
  phones = await givePhones(server, [room.student, room.classmate, room.otherStudent, room.parent]);
  await choosePrimary(server);
});

const texts = { en: 'Dear {name}', ar: 'عزيزي {name}' };
const body = () => ({ clientId: crypto.randomUUID(), name: 'News', texts });
const sendToClass = (text = 'Dear {name}') =>
  sendTo(server, room.admin, { people: [room.student.id, room.classmate.id, room.otherStudent.id], text });
const got = () => fake.state.accepted.map(({ to, body: sent }) => [to, sent['text']]);
const get = ({ _id: id }: { _id: string }) => server.ok('getWhatsAppCampaign', { params: { id } }, room.admin);
const optOut = (who: SignedInPerson, isOptedOut = true) =>
  server.ok('updateWhatsAppPreference', { params: { id: who.id }, body: { isOptedOut } }, room.admin);

describe('before a send', () => {
  test('one sees who gets it in which words, who does not and why, by which number, and how long it takes', async () => {
    await server.app.db.update(users).set({ phone: null }).where(eq(users.id, room.otherParent.id));
    await optOut(room.parent);
    const audience = { who: { kind: 'groups' as const, groups: [room.group, room.otherGroup] }, to: 'both' as const };
    const preview = await server.ok('previewWhatsApp', { body: { texts, audience } }, room.admin);
    expect(preview).toMatchObject({ count: 3, minutes: 1, intervalMs: 5000, isConfigured: true, quiet: null });
    expect(preview.without.map(({ name, reason }) => [name, reason])).toEqual([
      ['Hassan', 'no-number'],
      ['Nadia', 'opted-out'],
    ]);
    expect(preview.samples.map(({ text }) => text).toSorted()).toEqual(
      ['Dear Omar', 'Dear Sara', 'عزيزي Samir'].toSorted(),
    );
    expect(preview.from).toMatchObject({ id: '1', status: 'connected' });
    Object.assign(server.app.sendRules, { needsConsent: true });
    expect(await server.ok('previewWhatsApp', { body: { texts, audience } }, room.admin)).toMatchObject({ count: 0 });
    await server.ok(
      'updateWhatsAppPreference',
      { params: { id: room.student.id }, body: { hasConsent: true } },
      room.admin,
    );
    expect(await server.ok('previewWhatsApp', { body: { texts, audience } }, room.admin)).toMatchObject({ count: 1 });
  });

  test('what cannot be filled in is refused by its name, and a send to nobody is refused', async () => {
    const person = room.student.id;
    const failed = await server.fails(
      'sendWhatsAppText',
      { body: { ...body(), person, texts: { en: '{nmae}', ar: '' } } },
      room.admin,
    );
    expect(failed).toMatchObject({ status: 422, errors: { 'texts.en': [expect.stringContaining('{nmae}')] } });
    const nobody = await server.fails(
      'sendWhatsAppText',
      { body: { ...body(), person: room.otherParent.id } },
      room.admin,
    );
    expect(nobody).toMatchObject({ status: 422, errors: { audience: [expect.stringContaining('Nobody')] } });
    const empty = { ...body(), texts: { en: ' ', ar: '' }, person };
    expect(await server.fails('sendWhatsAppText', { body: empty }, room.admin)).toMatchObject({ status: 422 });
  });

  test('the same request twice makes one send', async () => {
    const request = { body: { ...body(), person: room.student.id } };
    const [one, other] = await Promise.all([
      server.ok('sendWhatsAppText', request, room.admin),
      server.ok('sendWhatsAppText', request, room.admin),
    ]);
    expect(one._id).toBe(other._id);
    await server.runJobs();
    expect(got()).toEqual([[phones[0], 'Dear Sara']]);
  });
});

const post = async (path: string, given: object) => {
  const response = await server.http.request(`/api/whatsapp/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${room.admin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(given),
  });
  const reply: unknown = await response.json();
  return { status: response.status, reply };
};
const toTheClass = () => [
  [phones[0], 'Dear Sara'],
  [phones[1], 'عزيزي Samir'],
];
const wholeClass = () => ({ kind: 'groups', groups: [room.group] });

describe('the calls of the specification', () => {
  test.each<[string, () => object | Promise<object>, () => unknown[][]]>([
    ['send-text-message', () => ({ person: room.otherStudent.id }), () => [[phones[2], 'Dear Omar']]],
    [
      'send-text-message-by-student-id',
      () => ({ student: room.student.id, to: 'both' }),
      () => [
        [phones[0], 'Dear Sara'],
        [phones[3], 'Dear Sara'],
      ],
    ],
    ['send-text-message-by-group-ids', () => ({ groups: [room.group] }), toTheClass],
    ['send-multiple-text-messages', () => ({ audience: { who: wholeClass(), to: 'students' } }), toTheClass],
    [
      'send-media-message',
      async () => ({
        audience: { who: wholeClass(), to: 'students' },
        mediaFileId: (await server.ok('uploadFile', { body: { file: pngFile() } }, room.admin))._id,
      }),
      toTheClass,
    ],
  ])('POST whatsapp/%s makes a send to those it names, and replies with it', async (path, given, expected) => {
    const { status, reply } = await post(path, { ...body(), ...(await given()) });
    expect([status, reply]).toMatchObject([201, { name: 'News', state: 'running', total: expected().length, texts }]);
    await server.runJobs();
    expect(got()).toHaveLength(expected().length);
    expect(got()).toEqual(expect.arrayContaining(expected()));
    const pictures = fake.state.accepted.filter((message) => 'imageUrl' in message.body);
    expect(pictures).toHaveLength(path === 'send-media-message' ? expected().length : 0);
  });
});

describe('recipients', () => {
  test('parents read about their children, each in one message', async () => {
    await server.ok('linkParent', { params: { id: room.classmate.id }, body: { parent: room.parent.id } }, room.admin);
    const send = { ...body(), groups: [room.group], to: 'parents' as const };
    await server.ok('sendWhatsAppTextByGroupIds', { body: send }, room.admin);
    await server.runJobs();
    expect(got()).toEqual([[phones[3], 'Dear Samir and Sara']]);
  });

  test('are those who are late with a task, have not begun it, or have handed it in', async () => {
    const dueAt = new Date(server.clock.now().getTime() - 60_000).toISOString();
    const task = await room.makeTask({ contents: [choiceQuestion()], title: 'Homework 3', dueAt, maxAttempts: 1 });
    await room.submitAnswers(task, [rightChoices], room.classmate);
    const named = async (state: 'late' | 'not-begun' | 'submitted') => {
      const audience = { who: { kind: 'task' as const, task: task._id, state }, to: 'students' as const };
      const { samples } = await server.ok(
        'previewWhatsApp',
        { body: { texts: { en: '{name}: {task}', ar: '' }, audience, task: task._id } },
        room.admin,
      );
      return samples.map(({ text }) => text);
    };
    expect(await named('late')).toEqual(['Sara: Homework 3']);
    expect(await named('not-begun')).toEqual(['Sara: Homework 3']);
    expect(await named('submitted')).toEqual(['Samir: Homework 3']);
    await room.start(task);
    expect([await named('late'), await named('not-begun')]).toEqual([['Sara: Homework 3'], []]);
  });

  test('who opts out, leaves or loses their number after the send was made gets nothing, and the send says why', async () => {
    const campaign = await sendToClass();
    await optOut(room.student);
    await server.app.db.update(users).set({ phone: null }).where(eq(users.id, room.classmate.id));
    await server.app.db.update(users).set({ status: 'disabled' }).where(eq(users.id, room.otherStudent.id));
    await server.runJobs();
    await server.app.db.update(users).set({ status: 'active' }).where(eq(users.id, room.otherStudent.id));
    expect(got()).toEqual([]);
    const { items } = await server.ok('listWhatsAppMessages', { params: { id: campaign._id } }, room.admin);
    expect(items.map(({ recipient, failure }) => [recipient?.name, failure])).toEqual([
      ['Omar', 'no-account'],
      ['Samir', 'no-number'],
      ['Sara', 'opted-out'],
    ]);
    expect(await get(campaign)).toMatchObject({ state: 'finished', counts: { failed: 3 } });
    expect((await server.ok('getAdminHome', {}, room.admin)).failedMessages).toBe(3);
  });
});

describe('the job', () => {
  test('sends one message after the other, as fast as the session may, and not sooner after a 429 than it says', async () => {
    const campaign = await sendToClass();
    expect(campaign).toMatchObject({ state: 'running', total: 3, minutesLeft: 1, counts: { queued: 3 } });
    const begunAt = server.clock.now().getTime();
    const times: number[] = [];
    fake.state.mode = '429';
    fake.state.retryAfterSeconds = 20;
    meanwhile = async () => {
      times.push((server.clock.now().getTime() - begunAt) / 1000);
      fake.state.mode = 'ok';
    };
    await server.runJobs();
    expect(got()).toHaveLength(3);
    expect(times).toEqual([20, 25, 30, 35]);
    expect(await get(campaign)).toMatchObject({ state: 'finished', counts: { accepted: 3 }, minutesLeft: null });
  });

  test('says what it waits for, and goes on by itself', async () => {
    fake.state.mode = '429';
    fake.state.retryAfterSeconds = 600;
    const campaign = await sendToClass();
    await server.runJobs();
    expect(await get(campaign)).toMatchObject({
      waitsFor: 'limited',
      waitsUntil: expect.any(String),
      counts: { queued: 3 },
    });
    fake.state.mode = 'ok';
    server.clock.advance({ minutes: 11 });
    await server.runJobs();
    expect(got()).toHaveLength(3);
  });

  test('reads a key again that is no longer valid, once, and loses no message by it', async () => {
    const [session] = fake.state.sessions;
    session!.key = 'another-key-of-the-session';
    await sendToClass();
    await server.runJobs();
    expect(got()).toHaveLength(3);
    fake.state.mode = '401';
    const campaign = await sendToClass('Again');
    fake.state.requests = [];
    meanwhile = async () => void (fake.state.mode = 'ok');
    await server.runJobs();
    expect(fake.state.requests.slice(0, 2)).toEqual(['POST /send-message', 'GET /whatsapp-sessions/1']);
    expect(await get(campaign)).toMatchObject({ state: 'finished', counts: { accepted: 3 } });
  });

  test('waits for a phone that is linked, and for a primary number', async () => {
    const campaign = await sendToClass();
    fake.state.sessions[0]!.status = 'DISCONNECTED';
    await server.runJobs();
    expect(await get(campaign)).toMatchObject({ waitsFor: 'not-connected', counts: { queued: 3, failed: 0 } });
    await choosePrimary(server, 'none');
    expect(await get(campaign)).toMatchObject({ waitsFor: 'no-primary' });
    await choosePrimary(server, '2');
    server.clock.advance({ minutes: 2 });
    await server.ok('resumeWhatsAppCampaign', { params: { id: campaign._id } }, room.admin);
    await server.runJobs();
    expect(fake.state.accepted.map(({ session }) => session)).toEqual([2, 2, 2]);
  });

  test('stops between two messages when somebody pauses or cancels the send', async () => {
    for (const call of ['pauseWhatsAppCampaign', 'cancelWhatsAppCampaign'] as const) {
      fake.state.accepted = [];
      const campaign = await sendToClass(call);
      const params = { id: campaign._id };
      meanwhile = async () => {
        meanwhile = async () => {};
        await server.ok(call, { params }, room.admin);
      };
      await server.runJobs();
      expect(got()).toHaveLength(1);
      const left = call === 'pauseWhatsAppCampaign' ? { queued: 2 } : { cancelled: 2, queued: 0 };
      expect(await get(campaign)).toMatchObject({ counts: { accepted: 1, ...left } });
      const resumed = await server.send('resumeWhatsAppCampaign', { params }, room.admin);
      expect(resumed.status).toBe(call === 'pauseWhatsAppCampaign' ? 200 : 409);
      await server.runJobs();
      expect(got()).toHaveLength(call === 'pauseWhatsAppCampaign' ? 3 : 1);
    }
  });

  test('pauses a send after three answers in a row that do not say whether a message was sent', async () => {
    fake.state.mode = 'drop-after-accept';
    const campaign = await sendTo(server, room.admin, {
      people: [room.student.id, room.classmate.id, room.otherStudent.id, room.parent.id],
      text: 'Unclear',
    });
    await server.runJobs();
    expect(await get(campaign)).toMatchObject({
      state: 'paused',
      pauseReason: 'unclear-replies',
      counts: { unknown: 3, queued: 1 },
    });
    expect(got()).toHaveLength(3);
  });

  test('sends nothing in quiet hours, and goes on in the morning', async () => {
    Object.assign(server.app.sendRules, { quietHours: { from: '00:00', until: '23:59' } });
    const campaign = await sendToClass();
    await server.runJobs();
    expect(got()).toEqual([]);
    const { waitsFor, waitsUntil } = await get(campaign);
    expect(waitsFor).toBe('quiet-hours');
    const waitMs = Date.parse(waitsUntil ?? '') - server.clock.now().getTime();
    server.clock.advance({ seconds: waitMs / 1000 });
    await server.ok('resumeWhatsAppCampaign', { params: { id: campaign._id } }, room.admin);
    await server.runJobs();
    expect(got()).toHaveLength(3);
  });

  test('tells those who watch', async () => {
    const campaign = await sendToClass();
    server.published.length = 0;
    await server.runJobs();
    expect(server.published.filter(({ name }) => name === 'campaign-changed')).toContainEqual(
      expect.objectContaining({
        to: { watching: { topic: 'campaign', id: campaign._id } },
        data: { campaign: campaign._id },
      }),
    );
  });
});

describe('files', () => {
  test('are sent by a link that the provider can follow for hours', async () => {
    const { _id: mediaFileId } = await server.ok('uploadFile', { body: { file: pngFile() } }, room.admin);
    const audience = { who: { kind: 'people' as const, people: [room.student.id] }, to: 'both' as const };
    await server.ok(
      'sendWhatsAppMedia',
      { body: { ...body(), texts: { en: '', ar: '' }, audience, mediaFileId } },
      room.admin,
    );
    await server.runJobs();
    const url = new URL(String(fake.state.accepted[0]?.body['imageUrl']));
    server.clock.advance({ hours: 20 });
    const fetched = await server.http.request(`${url.pathname}${url.search}`);
    expect([url.origin, fetched.status, fetched.headers.get('content-type')]).toEqual([
      'https://school.example',
      200,
      'image/png',
    ]);
    server.clock.advance({ hours: 5 });
    expect((await server.http.request(`${url.pathname}${url.search}`)).status).toBe(403);
  });

  test('that phones do not show, or that are too large for WhatsApp, are refused', async () => {
    const audience = { who: { kind: 'people' as const, people: [room.student.id] }, to: 'both' as const };
    const { _id: mediaFileId } = await server.ok('uploadFile', { body: { file: wavFile() } }, room.admin);
    const request = () => server.fails('sendWhatsAppMedia', { body: { ...body(), audience, mediaFileId } }, room.admin);
    expect((await request()).errors).toEqual({ mediaFileId: [expect.stringContaining('MP3')] });
    await server.app.db.execute(
      sql`update files set mime = 'audio/mpeg', size = ${17 * 1024 * 1024} where id = ${mediaFileId}`,
    );
    expect((await request()).errors).toEqual({ mediaFileId: [expect.stringContaining('16 MB')] });
  });
});

describe('a message of which nobody knows whether it was sent', () => {
  test('is settled by a person, and sent again only if they say so', async () => {
    fake.state.mode = 'drop-after-accept';
    const campaign = await sendTo(server, room.admin, { people: [room.student.id, room.classmate.id], text: 'Lost' });
    await server.runJobs();
    server.clock.advance({ minutes: 30 });
    await server.runJobs();
    expect([...(await statesOf(server, campaign)).values()]).toEqual(['unknown', 'unknown']);
    fake.state.mode = 'ok';
    const list = () => server.ok('listWhatsAppMessages', { params: { id: campaign._id } }, room.admin);
    const { items } = await list();
    const idOf = (index: number) => items[index]?._id ?? '';
    const settle = (index: number, as: 'delivered' | 'failed', sendAgain = false) =>
      server.send('settleWhatsAppMessage', { params: { id: idOf(index) }, body: { as, sendAgain } }, room.admin);
    expect((await settle(0, 'delivered')).status).toBe(200);
    expect((await settle(1, 'failed')).status).toBe(200);
    await server.runJobs();
    expect(got()).toHaveLength(2);
    const settlers = async () => (await list()).items.map(({ settledBy }) => settledBy);
    expect(await settlers()).toEqual(['Amal', 'Amal']);
    expect((await settle(0, 'failed', true)).status).toBe(409);
    expect((await settle(1, 'failed', true)).status).toBe(200);
    await server.runJobs();
    expect(got()).toHaveLength(3);
    expect(await get(campaign)).toMatchObject({ state: 'finished', counts: { delivered: 1, accepted: 1 } });
    // What the provider says is nobody's decision.
    expect(await settlers()).toEqual(['Amal', null]);
    await reportStatus(server.app, idOf(0), 'read');
    expect(await settlers()).toEqual([null, null]);
  });
});
