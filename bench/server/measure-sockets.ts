import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { addManySessions } from '../../apps/api/src/testing/bench/many-sessions.ts';
import { openSockets, type OpenSocket } from '../../apps/api/src/testing/bench/open-sockets.ts';
import { startPostgres } from '../../apps/api/src/testing/bench/start-postgres.ts';
import { type ServerProcess, startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { type Goal, percentile } from '../lib/figures.ts';

const socketCount = 5000;
const memoryLimitMb = 600;
const messagesPerSecond = 100;
const sendSeconds = 20;
/** The server compiles what it does often: for so long messages are sent before those that are measured. */
const warmUpSeconds = 5;
const arrivalLimitMs = 200;
/** How many of the school look at the inbox meanwhile. */
const staffCount = 10;

/**
 * Measures a server with 5,000 open sockets, each of another student, on PostgreSQL: its memory, and how long a message takes from
 * the moment at which it should be sent until its sender's other devices hear of it, while 100 are written in a second. The sockets
 * and the senders are this process, on the same cores.
 */
export async function measureSockets(): Promise<Goal[]> {
  const { url, stop } = await startPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-sockets-'));
  const students = await addManySessions({ url }, 'student', socketCount);
  const staff = await addManySessions({ url }, 'admin', staffCount);
  const server = await startServerProcess({
    DATABASE_URL: url,
    RUBRICA_DATA: folder,
    RUBRICA_REQUESTS_PER_MINUTE: '100000000',
  });
  const clients: OpenSocket[] = [];
  try {
    const aloneMb = await memoryMb(server);
    const inboxes = await openSockets(originOf(server), staff);
    for (const inbox of inboxes) await inbox.ask('watch', { topic: 'inbox' });
    clients.push(...inboxes, ...(await openSockets(originOf(server), students)));
    await setTimeout(5000);
    const idleMb = await memoryMb(server);
    const writers = clients.slice(staffCount);
    const measured = messagesPerSecond * sendSeconds;
    await sendAll(server, students.slice(measured), writers.slice(measured), warmUpSeconds);
    const { arrivalsMs, lost } = await sendAll(server, students, writers, sendSeconds);
    const p95Ms = percentile(arrivalsMs, 0.95);
    return [
      {
        goal: `${socketCount} idle sockets on one server on PostgreSQL: less than ${memoryLimitMb} MB`,
        figure: `${idleMb} MB, ${aloneMb} MB without sockets; ${await memoryMb(server)} MB after the messages`,
        isMet: idleMb < memoryLimitMb,
      },
      {
        goal: `${messagesPerSecond} messages a second among them: p95 at most ${arrivalLimitMs} ms`,
        figure: `p50 ${Math.round(percentile(arrivalsMs, 0.5))} ms, p95 ${Math.round(p95Ms)} ms, p99 ${Math.round(percentile(arrivalsMs, 0.99))} ms of ${arrivalsMs.length}, ${lost} lost`,
        isMet: p95Ms <= arrivalLimitMs && lost === 0,
      },
    ];
  } finally {
    for (const client of clients) client.close();
    await server.kill9();
    await stop();
    await rm(folder, { recursive: true });
  }
}

const originOf = ({ url }: ServerProcess) => new URL(url).origin;

/** Writes the messages, each of another student as long as there are some, at even distances whatever the server does. */
async function sendAll(
  server: ServerProcess,
  tokens: readonly string[],
  clients: readonly OpenSocket[],
  seconds: number,
) {
  const count = messagesPerSecond * seconds;
  const startedAt = performance.now() + 500;
  const arrivals = Array.from({ length: count }, async (_, index) => {
    const [token, client] = [tokens[index], clients[index]];
    if (token === undefined || !client) throw new Error('There are fewer students than messages.');
    const dueAt = startedAt + (index * 1000) / messagesPerSecond;
    const heard = new Promise<number>((resolve) => {
      client.socket.once('chat-changed', () => resolve(performance.now() - dueAt));
    });
    await setTimeout(dueAt - performance.now());
    await write(server, token);
    return Promise.race([heard, setTimeout(30_000, null)]);
  });
  const settled = await Promise.all(arrivals);
  const arrivalsMs = settled.filter((ms) => ms !== null);
  return { arrivalsMs, lost: count - arrivalsMs.length };
}

async function write({ url }: ServerProcess, token: string): Promise<void> {
  const response = await fetch(`${url}/chat/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: randomUUID(), text: 'May I hand in tomorrow?', files: [] }),
  });
  if (!response.ok) throw new Error(`The message was answered with ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/** The memory of the server's process that is in use, in MB. */
async function memoryMb({ pid }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(?<kilobytes>\d+)/mu.exec(status)?.groups?.['kilobytes']);
  return Math.round(kilobytes / 1024);
}
