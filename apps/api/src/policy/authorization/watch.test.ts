import { type Role, roles, type TaskTakenId, type Topic, type Watch } from '@rubrica/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectLive, type LiveClient } from '../../testing/live-client.ts';
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
let clients: Record<Role, LiveClient>;

beforeAll(async () => {
  server = await testServer();
  another = await server.startAnother();
  own = await makeSide(server, 'own');
  other = await makeSide(server, 'other');
  const admin = await server.makePerson({ role: 'admin', name: 'Amal' });
  const connect = (token: string) => connectLive(another.origin, token);
  clients = {
    admin: await connect(await server.login(admin)),
    assistant: await connect(own.sessions.tokens.assistant),
    student: await connect(own.sessions.tokens.student),
    parent: await connect(own.sessions.tokens.parent),
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
