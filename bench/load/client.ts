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

/** The body of a reply as text. It is unpacked when it is called: most replies tell a taker nothing but that they came. */
export type ReadBody = () => string;

/** What the takers reach the server by. */
export interface Client {
  /** Sends a request until it is answered, as the platform does. Resolves to the reply's body, or null if it is refused. */
  ask: (request: Request, dueAt: number, journal: Journal) => Promise<ReadBody | null>;
  /** Breaks all connections. Whoever waits for a reply, or asks for more, hears nothing any more. */
  close: () => Promise<void>;
}

type Reply =
  | { kind: 'reply'; status: number; retryAfterMs: number | undefined; body: ReadBody }
  | { kind: 'broken'; isPlanned: boolean };

/** The platform's own waits before it sends again. */
const waitsMs = [1000, 2000, 5000, 10_000, 15_000];
/** Somebody who has waited for so many tries gives up. */
const maxTries = 8;
/** What the platform's client waits for a reply. */
const replyTimeoutMs = 20_000;

/**
 * Creates a client with a connection for each request that is under way: one that is idle is used again, else another is opened.
 *
 * So do ten thousand browsers, and the proxies in front of servers that pass on what they get: a taker's save is written at once, whatever
 * the server does with the starts of others, and the time limit counts from then. Each connection carries one request at a time.
 *
 * @param connections the most connections, where the machine allows fewer open files; beyond it requests wait here, in one queue
 */
export function createClient(origin: string, connections?: number): Client {
  const pool = new Pool(origin, {
    pipelining: 1,
    headersTimeout: replyTimeoutMs,
    bodyTimeout: replyTimeoutMs,
    ...(connections !== undefined && { connections }),
  });
  let isClosed = false;

  async function send({ method, path, token, address, body, headers, breaksAfterMs }: Request): Promise<Reply> {
    // Aborting closes the connection, whether the server has read the request or not.
    const cut = breaksAfterMs === undefined ? undefined : AbortSignal.timeout(Math.round(breaksAfterMs));
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
        ...(cut && { signal: cut }),
      });
      const bytes = Buffer.from(await reply.body.arrayBuffer());
      const isPacked = reply.headers['content-encoding'] === 'gzip';
      return {
        kind: 'reply',
        status: reply.statusCode,
        retryAfterMs: pauseOf(reply.headers['retry-after']),
        body: () => (isPacked ? gunzipSync(bytes) : bytes).toString(),
      };
    } catch {
      return { kind: 'broken', isPlanned: cut?.aborted ?? false };
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
        const refusal = reply.kind === 'reply' ? refusalOf(reply) : 'no reply';
        if (!isPlanned) journal.fail(`${request.name}: ${refusal}`);
        if (isRefused) return null;
        const asked = reply.kind === 'reply' ? reply.retryAfterMs : undefined;
        await setTimeout(asked ?? waitsMs[Math.min(tries, waitsMs.length - 1)]);
        // The page waits in line for as long as it takes, and so does who logs in.
        if (/(?:starts|passwords)_waiting$/u.test(refusal)) tries -= 1;
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

function pauseOf(retryAfter: string | string[] | undefined): number | undefined {
  const ms = Number(retryAfter ?? Number.NaN) * 1000;
  return Number.isFinite(ms) ? ms : undefined;
}

/** The status of a refusal, and the code of its error. */
function refusalOf({ status, body }: { status: number; body: ReadBody }): string {
  const code = /"code":"(?<code>\w+)"/u.exec(body())?.groups?.['code'] ?? '';
  return `${status} ${code}`.trim();
}
