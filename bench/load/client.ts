import { gunzipSync } from 'node:zlib';
import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Journal } from './journal.ts';

/** A request of a taker. */
export interface Request {
  /** What it is noted down as. */
  name: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Below `/api`. */
  path: string;
  token?: string;
  /** The taker's own address, as a proxy would name it. */
  address: string;
  body?: string;
  headers?: Readonly<Record<string, string>>;
  /** After how many milliseconds the taker's network breaks, if no reply has come by then. */
  breaksAfterMs?: number | undefined;
}

/** What the takers reach the server by. */
export interface Client {
  /** Sends a request until it is answered, as the platform does. Resolves to the reply's body, or null if it is refused. */
  ask: (request: Request, dueAt: number, journal: Journal) => Promise<string | null>;
  /** Breaks all connections. Whoever waits for a reply, or asks for more, hears nothing any more. */
  close: () => Promise<void>;
}

type Reply = { kind: 'reply'; status: number; body: string } | { kind: 'broken'; isPlanned: boolean };

/** The platform's own waits before it sends again. */
const waitsMs = [1000, 2000, 5000, 10_000, 15_000];
/** Somebody who has waited for so many tries gives up. */
const maxTries = 8;
/** What the platform's client waits for a reply, wherever the request is meanwhile. */
const replyTimeoutMs = 20_000;

/**
 * Creates a client with a bounded number of connections, which stay open.
 *
 * Ten thousand browsers have ten thousand connections, but they end at the proxy in front of the server, which keeps a bounded number
 * of its own to it; the generator stands for that proxy. Each connection carries one request at a time (`pipelining: 1`): behind
 * another on the same connection a request would wait for that one's reply, whatever the server does. There are more connections than
 * a server that meets its goal has requests under way (1,000 in a second, 150 ms each, are 150); beyond that a request waits here for
 * a free connection. The wait counts, because all times are counted from when a request was due.
 */
export function createClient(origin: string, connections: number): Client {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  let isClosed = false;

  async function send({ method, path, token, address, body, headers, breaksAfterMs }: Request): Promise<Reply> {
    const network = new AbortController();
    // Aborting closes the connection, whether the server has read the request or not.
    const breaking = globalThis.setTimeout(() => network.abort(), breaksAfterMs ?? replyTimeoutMs);
    try {
      const reply = await pool.request({
        method,
        path: `/api${path}`,
        body: body ?? null,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          'accept-encoding': 'gzip',
          'x-forwarded-for': address,
          ...headers,
        },
        signal: network.signal,
      });
      const bytes = Buffer.from(await reply.body.arrayBuffer());
      const isPacked = reply.headers['content-encoding'] === 'gzip';
      return { kind: 'reply', status: reply.statusCode, body: (isPacked ? gunzipSync(bytes) : bytes).toString() };
    } catch {
      return { kind: 'broken', isPlanned: breaksAfterMs !== undefined && network.signal.aborted };
    } finally {
      clearTimeout(breaking);
    }
  }

  return {
    ask: async (request, dueAt, journal) => {
      let from = dueAt;
      let { name } = request;
      for (let tries = 0; tries < maxTries; tries += 1) {
        const reply = await send(tries === 0 ? request : { ...request, breaksAfterMs: undefined });
        if (isClosed) return new Promise(() => {});
        if (reply.kind === 'reply' && reply.status < 300) {
          journal.wait(name, from);
          return reply.body;
        }
        const isRefused = reply.kind === 'reply' && reply.status < 500 && reply.status !== 429;
        const isPlanned = reply.kind === 'broken' && reply.isPlanned;
        if (!isPlanned) journal.fail(`${request.name}: ${reply.kind === 'reply' ? refusalOf(reply) : 'no reply'}`);
        if (isRefused) return null;
        await setTimeout(waitsMs[Math.min(tries, waitsMs.length - 1)]);
        if (!isPlanned) continue;
        // The network was gone, not the server slow: what is sent then is due then.
        name = `${request.name}, again after a cut`;
        from = performance.now();
      }
      journal.fail(`${request.name}: given up`);
      return null;
    },
    close: () => {
      isClosed = true;
      return pool.destroy();
    },
  };
}

/** The status of a refusal, and the code of its error. */
function refusalOf({ status, body }: { status: number; body: string }): string {
  const code = /"code":"(?<code>\w+)"/u.exec(body)?.groups?.['code'] ?? '';
  return `${status} ${code}`.trim();
}
