import {
  type ClientEventName,
  type Role,
  roles,
  type TaskTakenId,
  type Topic,
  type Watch,
} from '@rubrica/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectLive, type LiveClient } from '../../testing/live-client.ts';
import type { Person } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { topicPolicy } from '../live-policy.ts';
import { type Access, only } from './case.ts';
import { makeSide, type Side } from './world.ts';

/** What every topic has to answer to whom, for the objects of a side. A topic without a case does not compile. */
const cases = {
  chat: {
    of: ({ chat }) => ({ topic: 'chat', id: chat.student }),
    access: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'unseen' }),
  },
  inbox: { of: () => ({ topic: 'inbox' }), access: only({ admin: 'any', assistant: 'any' }) },
  marking: {
    of: (side) => ({ topic: 'marking', id: side.open.attempt }),
    access: only({ admin: 'any', assistant: 'own' }),
  },
  answering: {
    of: ({ chat }) => ({ topic: 'answering', id: chat.student }),
    access: only({ admin: 'any', assistant: 'own' }),
  },
  attempt: { of: (side) => ({ topic: 'attempt', id: side.open.attempt }), access: only({ student: 'own' }) },
  jobs: { of: () => ({ topic: 'jobs' }), access: only({ admin: 'any' }) },
  whatsapp: { of: () => ({ topic: 'whatsapp' }), access: only({ admin: 'any' }) },
  campaign: { of: ({ campaign }) => ({ topic: 'campaign', id: campaign.id }), access: only({ admin: 'any' }) },
} satisfies Record<Topic, { of: (side: Side) => Watch; access: Record<Role, Access> }>;

const expected = {
  any: { own: 'watched', other: 'watched' },
  own: { own: 'watched', other: 'not_found' },
  unseen: { own: 'not_found', other: 'not_found' },
  no: { own: 'forbidden', other: 'forbidden' },
} as const satisfies Record<Access, Record<'own' | 'other', string>>;

let server: TestServer;
let another: Awaited<ReturnType<TestServer['startAnother']>>;
let own: Side;
let other: Side;
let admin: Person;
let tokens: Record<Role, string>;
let clients: Record<Role, LiveClient>;

beforeAll(async () => {
  server = await testServer();
  another = await server.startAnother();
  own = await makeSide(server, 'own');
  other = await makeSide(server, 'other');
  admin = await server.makePerson({ role: 'admin', name: 'Amal' });
  const connect = (token: string) => connectLive(another.origin, token);
  tokens = { ...own.sessions.tokens, admin: await server.login(admin) };
  clients = {
    admin: await connect(tokens.admin),
    assistant: await connect(tokens.assistant),
    student: await connect(tokens.student),
    parent: await connect(tokens.parent),
  };
});
afterAll(async () => {
  for (const client of Object.values(clients)) client.close();
  await another.stop();
  await server.close();
});

async function outcome(client: LiveClient, watch: Watch): Promise<string> {
  const reply = await client.ask('watch', watch);
  return reply.ok ? 'watched' : reply.code;
}

test('every topic has a rule and a case', () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(topicPolicy).toSorted());
});

describe.each(Object.entries(cases))('the topic %s', (_topic, { of, access }) => {
  test.each(roles)('lets a %s watch what they should', async (role) => {
    const found = { own: await outcome(clients[role], of(own)), other: await outcome(clients[role], of(other)) };
    expect(found).toEqual(expected[access[role]]);
  });
});

/** What pages send of what they watch, as its case says who may; `absent` changes nothing for whoever was not there. */
const sent = {
  typing: { case: cases.chat, payload: ({ chat }: Side) => ({ thread: chat.student }) },
  present: { case: cases.answering, payload: ({ chat }: Side) => ({ topic: 'answering' as const, id: chat.student }) },
} satisfies Partial<Record<ClientEventName, object>>;
type SentName = keyof typeof sent;
const sentNames: SentName[] = ['typing', 'present'];

async function send(client: LiveClient, name: SentName, side: Side): Promise<string> {
  const reply =
    name === 'typing'
      ? await client.ask(name, sent.typing.payload(side))
      : await client.ask(name, sent.present.payload(side));
  return reply.ok ? 'taken' : reply.code;
}

describe.each(sentNames)('the event %s', (name) => {
  test.each(roles)('is taken of a %s where they watch what it is about, and nowhere else', async (role) => {
    // A page of its own: one may send only so much in a second.
    const client = await connectLive(another.origin, tokens[role]);
    for (const side of [own, other]) {
      const watch = sent[name].case.of(side);
      expect(await send(client, name, side)).toBe('not_found');
      const isWatched = (await outcome(client, watch)) === 'watched';
      expect(await send(client, name, side)).toBe(isWatched ? 'taken' : 'not_found');
    }
    client.close();
  });

  test('is refused to whoever stands in for somebody', async () => {
    const body = { userId: own.people.assistant.id, reason: 'To see what they see.' };
    const { token } = await server.ok('forceLogin', { body }, { token: tokens.admin });
    const forced = await connectLive(another.origin, token);
    expect(await outcome(forced, sent[name].case.of(own))).toBe('watched');
    expect(await send(forced, name, own)).toBe('forbidden');
    forced.close();
  });
});

test('the event absent takes away nobody but the page that sends it', async () => {
  const work = { topic: 'marking' as const, id: own.open.attempt };
  const pages = await Promise.all(roles.map((role) => connectLive(another.origin, tokens[role])));
  const atWork = await connectLive(another.origin, tokens.assistant);
  const looking = await connectLive(another.origin, tokens.admin);
  for (const page of [atWork, looking]) await page.ask('watch', work);
  await atWork.ask('present', work);
  for (const page of pages) await page.ask('absent', work);
  const there = async () => {
    const reply = await looking.ask('present', work);
    return reply.ok ? reply.people.map(({ id }) => id) : [];
  };
  expect((await there()).toSorted()).toEqual([admin.id, own.people.assistant.id].toSorted());
  await atWork.ask('absent', work);
  expect(await there()).toEqual([admin.id]);
  for (const page of [...pages, atWork, looking]) page.close();
});

function tell(id: TaskTakenId) {
  another.app.live.publish(
    'attempt-changed',
    { watching: { topic: 'attempt', id } },
    { taskTaken: id, reason: 'time' },
  );
}

test('a page hears what it watches, and nothing of what it was refused', async () => {
  await clients.student.ask('watch', { topic: 'attempt', id: own.open.attempt });
  await clients.student.ask('watch', { topic: 'attempt', id: other.open.attempt });
  tell(other.open.attempt);
  tell(own.open.attempt);
  await expect
    .poll(() => clients.student.of('attempt-changed'))
    .toEqual([{ taskTaken: own.open.attempt, reason: 'time' }]);
  expect(clients.parent.of('attempt-changed')).toEqual([]);
});
