import { randomUUID } from 'node:crypto';
import { type CallName, contract } from '@rubrica/api-client/contract';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { takesRecentSession } from '../policy/authorize.ts';
import { policy } from '../policy/policy.ts';
import { markRecentSessions } from './bind.ts';
import type { Environment } from './environment.ts';

const isCallName = (name: string): name is CallName => name in contract;
const calls = Object.keys(contract).filter(isCallName);

test('the calls of an exam, and no others, take a session of up to 90 seconds before', () => {
  expect(calls.filter(takesRecentSession).toSorted()).toEqual([
    'getAssignedTask',
    'getTaskTaken',
    'listAnswers',
    'listStudentQuestions',
    'reportPresence',
    'saveAnswer',
    'startTaskTaken',
    'submitTaskTaken',
  ]);
});

test('each of them is about an object that is checked in the request, and none is for the person alone', () => {
  for (const name of calls.filter(takesRecentSession)) {
    expect(policy[name], name).toMatchObject({ object: expect.anything() });
    expect(policy[name], name).not.toHaveProperty('inPerson');
    expect(policy[name], name).not.toHaveProperty('beforeFirstLogin');
  }
});

test('a request is marked by what it calls, not by a path that looks alike', async () => {
  const app = new Hono<Environment>();
  markRecentSessions(app);
  app.all('*', (c) => c.json(c.get('takesRecentSession') ?? false));
  for (const name of calls) {
    const { method, path } = contract[name];
    const reply = await app.request(path.replaceAll(/:\w+/gu, randomUUID()), { method });
    expect(await reply.json(), name).toBe(takesRecentSession(name));
  }
});
