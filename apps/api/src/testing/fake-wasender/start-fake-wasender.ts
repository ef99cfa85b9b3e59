import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { answer, type FakeReply } from './fake-routes.ts';
import { createFakeState, fakeModes, type FakeState, setStatus, webhookModes } from './fake-state.ts';
import { openFakeLife } from './fake-life.ts';
import { fakeWebhooks } from './fake-webhooks.ts';

/** A running fake. */
export interface FakeWasender {
  /** The address of its API. */
  url: string;
  /** What it knows; changes take effect at once. */
  state: FakeState;
  /** Drops the requests that were left hanging. */
  release: () => void;
  close: () => Promise<void>;
}

/** What another process changes by `PUT /control`; `GET /control` shows the state, with every message that was accepted. */
const controlSchema = z.object({
  mode: z.enum(fakeModes).optional(),
  webhookMode: z.enum(webhookModes).optional(),
  retryAfterSeconds: z.number().optional(),
  scanAfterMs: z.number().nullable().optional(),
  webhookUrl: z.url().nullable().optional(),
  /** Gives a session a status, and reports it. */
  report: z.object({ session: z.number(), status: z.string() }).optional(),
});

const loopback = '127.0.0.1';

/** Starts an HTTP server that answers as WaSender does, on loopback alone; port 0 is any free one. */
export async function startFakeWasender({
  port = 0,
  ...overrides
}: Partial<FakeState> & { port?: number } = {}): Promise<FakeWasender> {
  const state = createFakeState(overrides);
  const hanging = new Set<ServerResponse>();
  const life = openFakeLife(state, fetch);
  const server = createServer((request, response) => {
    respond({ state, hanging, follow: life.follow }, request, response).catch(() => response.destroy());
  });
  server.listen(port, loopback);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake has no port.');
  return {
    url: `http://${loopback}:${address.port}/api`,
    state,
    release: () => {
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
    close: async () => {
      life.close();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

type Follow = ReturnType<typeof openFakeLife>['follow'];

async function respond(
  { state, hanging, follow }: Pick<FakeWasender, 'state'> & { hanging: Set<ServerResponse>; follow: Follow },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://fake');
  const method = request.method ?? 'GET';
  const body = objectOf(await text(request));
  if (pathname === '/control') {
    if (method === 'PUT') await control(state, body);
    reply(response, { status: 200, body: { mode: state.mode, accepted: state.accepted, requests: state.requests } });
    return;
  }
  if (pathname.startsWith('/media/decrypted/')) {
    state.requests.push(`${method} /media`);
    giveMedia(state, decodeURIComponent(pathname.slice('/media/decrypted/'.length)), response);
    return;
  }
  const path = pathname.replace(/^\/api/u, '');
  const bearer = (request.headers.authorization ?? '').replace(/^Bearer /u, '');
  state.requests.push(`${method} ${path}`);
  if (path === '/send-message' && state.onHandOver) {
    const { onHandOver } = state;
    response.once('close', () => void onHandOver('answered'));
    await onHandOver('asked');
    if (response.closed) return;
  }
  const origin = `http://${request.headers.host}`;
  const act = () => {
    const before = state.accepted.length;
    const replied = answer(state, { method, path, bearer, body, origin });
    for (const message of state.accepted.slice(before)) follow(message);
    return replied;
  };
  response.setHeader('x-ratelimit-limit', '256');
  if (state.remaining !== null) {
    response.setHeader('x-ratelimit-remaining', String(state.remaining));
    response.setHeader('x-ratelimit-reset', String(state.retryAfterSeconds));
  }
  switch (state.mode) {
    case 'ok':
      return reply(response, act());
    case '401':
      return reply(response, { status: 401, body: { success: false, message: 'Invalid API key' } });
    case '422':
      return reply(response, {
        status: 422,
        body: {
          success: false,
          message: 'Validation failed for +201009998877',
          errors: { to: ['The number is invalid.'] },
        },
      });
    case '429':
      response.setHeader('x-ratelimit-reset', String(Math.floor(Date.now() / 1000) + state.retryAfterSeconds));
      return reply(response, {
        status: 429,
        body: { message: 'Too many requests.', retry_after: state.retryAfterSeconds },
      });
    case 'not-success':
      return reply(response, { status: 200, body: { success: false, message: 'The session is busy.' } });
    case '500':
      return reply(response, { status: 500, body: { success: false, message: 'Server Error' } });
    case 'html-502':
      act();
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>');
      return;
    case 'drop-after-accept':
      act();
      response.destroy();
      return;
    case 'hang':
      act();
      hanging.add(response);
  }
}

/** Gives out a file to whoever has its address. */
function giveMedia(state: FakeState, mediaKey: string, response: ServerResponse): void {
  const media = state.media.get(mediaKey);
  if (!media) {
    response.writeHead(404).end();
    return;
  }
  const { mime, bytes } = media;
  switch (state.mediaMode) {
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1/inside' }).end();
      return;
    case 'endless': {
      response.writeHead(200, { 'content-type': mime });
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(256 * 1024))) {
          // Until nobody takes it any more.
        }
      };
      response.on('drain', pour);
      pour();
      return;
    }
    case 'cut':
      response.writeHead(200, { 'content-type': mime, 'content-length': bytes.length + 100 });
      response.write(bytes, () => response.destroy());
      return;
    case 'ok':
    case 'gone':
    case 'later':
    case 'inside':
      response.writeHead(200, { 'content-type': mime }).end(bytes);
  }
}

async function control(state: FakeState, body: unknown): Promise<void> {
  const { report, ...settings } = controlSchema.parse(body);
  Object.assign(state, settings);
  const session = state.sessions.find(({ id }) => id === report?.session);
  if (!report || !session) return;
  setStatus(session, report.status);
  if (state.webhookUrl !== null) await fakeWebhooks(state, fetch).sessionStatus(session, report.status, new Date());
}

function reply(response: ServerResponse, { status, body }: FakeReply): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function objectOf(json: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(json));
  } catch {
    return {};
  }
}
