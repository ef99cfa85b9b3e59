import { type CallName, contract, type Role, roles } from '@rubrica/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttp } from '../../http/app.ts';
import type { Handlers } from '../../http/call-handlers.ts';
import { requestOf } from '../../testing/request-of.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { policy } from '../policy.ts';
import type { Case, Access } from './case.ts';
import { cases } from './cases.ts';
import { makeShared, makeSide, type Shared, type Side } from './world.ts';

const names = Object.keys(contract).filter((name): name is CallName => name in contract);
const isOpen = (name: CallName) => 'open' in policy[name];

let server: TestServer;
let http: TestServer['http'];
let shared: Shared;
let own: Side;
let other: Side;
let tokens: Record<Role, string>;
let lastError: unknown;

/** A call gets here when the policy has let it through: the real routes, session and lookups, and nothing carried out. */
class LetThrough extends Error {}
const probes = Object.fromEntries(
  names.map((name) => [name, () => Promise.reject(new LetThrough())]),
) as unknown as Handlers;

beforeAll(async () => {
  server = await testServer();
  const log = { info: () => {}, error: (_line: string, error: unknown) => void (lastError = error) };
  http = createHttp({
    app: server.app,
    network: { trustedProxies: 0, allowedOrigins: [], inlineScriptHashes: [] },
    log,
    handlers: probes,
  });
  shared = await makeShared(server.app);
  own = await makeSide(server, 'own');
  other = await makeSide(server, 'other');
  const admin = await server.makePerson({ role: 'admin', name: 'Amal' });
  tokens = { ...own.sessions.tokens, admin: await server.login(admin) };
});
afterAll(() => server.close());

/** How a call ends: a refusal's status, or `through`. */
async function outcome(name: CallName, given: object, token?: string): Promise<number | 'through'> {
  // The case is the call's own; the compiler has seen that in `cases`.
  lastError = undefined;
  const response = await http.request(requestOf(name, given as never, { token }));
  if (lastError !== undefined && !(lastError instanceof LetThrough)) throw lastError;
  return lastError ? 'through' : response.status;
}

const expected = {
  any: { own: 'through', other: 'through' },
  own: { own: 'through', other: 404 },
  unseen: { own: 404, other: 404 },
  no: { own: 403, other: 403 },
} as const satisfies Record<Access, Record<'own' | 'other', number | 'through'>>;

test('every call of the contract has a rule, and every one that needs a session has a case', () => {
  expect(Object.keys(policy).toSorted()).toEqual(names.toSorted());
  expect(Object.keys(cases).toSorted()).toEqual(names.filter((name) => !isOpen(name)).toSorted());
});

test('the calls without a session are these and no others', () => {
  expect(names.filter(isOpen)).toEqual([
    'login',
    'register',
    'sendOtp',
    'verifyOtp',
    'resetPassword',
    'checkAccountLink',
    'createFirstAdmin',
    'setPasswordByLink',
    'renewInvitation',
  ]);
});

const listed = Object.entries(cases) as unknown as [Exclude<CallName, 'login'>, Case<never>[]][];

describe.each(listed)('%s', (name, its) => {
  test('asks for a session before it reads anything', async () => {
    const bare = its[0]?.args(own, { shared, role: 'admin' }) ?? {};
    expect(await outcome(name, bare)).toBe(401);
    expect(await outcome(name, { ...bare, body: 'nonsense' })).toBe(401);
  });

  for (const { about = 'its objects', args, access } of its) {
    test.each(roles)(`lets a %s as far as they should get with ${about}`, async (role) => {
      const token = tokens[role];
      const found = {
        own: await outcome(name, args(own, { shared, role }), token),
        other: await outcome(name, args(other, { shared, role }), token),
      };
      expect(found).toEqual(expected[access[role]]);
    });
  }
});

test('somebody without a password of their own yet gets through to /change-password and /logout alone', async () => {
  const newcomer = await server.makePerson({ role: 'student', name: 'Newcomer', loggedInBefore: false });
  const token = await server.login(newcomer);
  const through: string[] = [];
  for (const [name, [first]] of listed) {
    const got = await outcome(name, first?.args(own, { shared, role: 'student' }) ?? {}, token);
    if (got === 'through') through.push(name);
    else expect(got).toBe(403);
  }
  expect(through.toSorted()).toEqual(['changePassword', 'logout']);
});

const everyonesOwn = [
  'changePassword',
  'createCalendarFeed',
  'endSession',
  'listSessions',
  'markChatRead',
  'markNoticesRead',
  'removeCalendarFeed',
  'updateMe',
  'updateNoticeChoices',
];

test.each([
  ['student', [...everyonesOwn, 'createPairingCode', 'joinMeeting', 'sendMyChatMessage', 'setStudentGoal']],
  ['parent', [...everyonesOwn, 'sendMyChatMessage', 'usePairingCode']],
] as const)('in the place of a %s an admin is kept from what only the person may do', async (role, kept) => {
  const body = { userId: own.people[role].id, reason: 'To see what they see.' };
  const forced = await server.ok('forceLogin', { body }, { token: tokens.admin });
  const refused: string[] = [];
  for (const [name, its] of listed) {
    for (const { args, access } of its) {
      if (expected[access[role]].own !== 'through') continue;
      if ((await outcome(name, args(own, { shared, role }), forced.token)) === 403) refused.push(name);
    }
  }
  expect(new Set(refused)).toEqual(new Set(kept));
});
