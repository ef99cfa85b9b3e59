import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bodyLimitsOf, type Call, type CallName, contract } from '@rubrica/api-client/contract';
import { startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { type Goal, percentile } from '../lib/figures.ts';
import { worstBodies } from './worst-bodies.ts';

/** How long each worst request is repeated, in milliseconds. */
const attackMs = 400;
/** How many of them are under way at once. */
const concurrency = 4;
const healthEveryMs = 10;

/**
 * Sends each call its worst requests, several at once, and measures how long `/api/health` takes meanwhile: no request may hold
 * up another's. The server runs in its own process, without the limit on requests, which would hide what one request costs.
 */
export async function measureStall(): Promise<{ rows: Record<string, object>; goals: Goal[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-stall-'));
  const server = await startServerProcess({
    NODE_ENV: 'development',
    RUBRICA_DATA: folder,
    DATABASE_URL: '',
    RUBRICA_REQUESTS_PER_MINUTE: '100000000',
  });
  try {
    const tokens = { admin: await login(server.url, 'admin'), student: await login(server.url, 'student') };
    const ids = await idsOf(server.url, tokens);
    const allMs: number[] = [];
    const rows: Record<string, { p99Ms: number; maxMs: number; statuses: string }> = {};
    for (const name of Object.keys(contract).filter(isCallName)) {
      const call: Call = contract[name];
      const token = studentCalls.has(name) ? tokens.student : tokens.admin;
      const id = name === 'saveAnswer' ? ids.answer : name.endsWith('Question') ? ids.question : ids.absent;
      const url = `${server.url}${call.path.replace(':id', id)}`;
      for (const [what, body] of worstBodies(name, call, bodyLimitsOf(call))) {
        const { healthMs, statuses } = await attack(server.url, url, call.method, body, token);
        allMs.push(...healthMs);
        rows[`${name}, ${what}`] = {
          p99Ms: Math.round(percentile(healthMs, 0.99)),
          maxMs: Math.round(Math.max(...healthMs)),
          statuses: [...statuses].join(' '),
        };
      }
    }
    const p99Ms = percentile(allMs, 0.99);
    const slowest = Object.entries(rows).toSorted(([, a], [, b]) => b.maxMs - a.maxMs);
    return {
      rows: Object.fromEntries(slowest.slice(0, 12)),
      goals: [
        {
          goal: '/api/health while every call gets its worst requests: p99 at most 100 ms',
          figure: `${p99Ms.toFixed(0)} ms over ${allMs.length} requests, slowest ${Math.max(...allMs).toFixed(0)} ms`,
          isMet: p99Ms <= 100,
        },
      ],
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** Calls that only students may make. */
const studentCalls: ReadonlySet<string> = new Set(['saveAnswer', 'startTaskTaken', 'createPairingCode']);

async function attack(api: string, url: string, method: string, body: string | undefined, token: string) {
  const until = performance.now() + attackMs;
  const statuses = new Set<number | 'closed'>();
  const send = async () => {
    while (performance.now() < until) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      try {
        const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
        await response.arrayBuffer();
        statuses.add(response.status);
      } catch {
        // The server replied and closed the connection before the whole body was sent.
        statuses.add('closed');
      }
    }
  };
  const healthMs: number[] = [];
  // A connection of its own: those of refused bodies are closed by the server.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const watch = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      await getHealth(`${api}/health`, agent);
      healthMs.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, healthEveryMs));
    }
  };
  await Promise.all([watch(), ...Array.from({ length: concurrency }, send)]);
  agent.destroy();
  return { healthMs, statuses };
}

function getHealth(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => response.resume().on('end', resolve)).on('error', reject);
  });
}

async function login(api: string, name: string): Promise<string> {
  const reply = await post(`${api}/login`, { email: `${name}@rubrica.test`, password: 'rubrica-demo' });
  return contract.login.reply.parse(reply).token;
}

/** Ids of objects that the callers may see, so that their bodies are read. */
async function idsOf(api: string, tokens: Record<'admin' | 'student', string>) {
  const read = async (pathname: string, token: string): Promise<unknown> =>
    (await fetch(`${api}${pathname}`, { headers: { authorization: `Bearer ${token}` } })).json();
  const questions = contract.listQuestions.reply.parse(await read('/questions?limit=1', tokens.admin));
  const attempts = contract.listTaskTakens.reply.parse(await read('/task-takens?limit=1', tokens.student));
  const taskTaken = attempts.items[0]?._id ?? '';
  const answers = contract.listAnswers.reply.parse(await read(`/answers?taskTaken=${taskTaken}`, tokens.student));
  return {
    absent: '01890000-0000-7000-8000-000000000000',
    question: questions.items[0]?._id ?? '',
    answer: answers.items[0]?._id ?? '',
  };
}

async function post(url: string, body: object): Promise<unknown> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return (await fetch(url, init)).json();
}

function isCallName(name: string): name is CallName {
  return name in contract;
}
