import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** What the network does to a request. */
export type Fault =
  | { kind: 'none' }
  /** Every request waits before the server gets it. */
  | { kind: 'latency'; ms: number }
  /** The connection is reset while the server has half of the request. */
  | { kind: 'request lost' }
  /** The server has done what was asked, and the connection is reset before a byte of its reply. */
  | { kind: 'reply lost' }
  /** As above, after half of the reply. */
  | { kind: 'reply cut' }
  /** The connection is accepted and stays open, and nothing comes back. */
  | { kind: 'half-open' }
  /** A proxy in between answers that the server does not. */
  | { kind: 'bad gateway' }
  /** Replies wait for each other, and the last comes first. */
  | { kind: 'reordered' }
  /** A body arrives at so many bytes a second. */
  | { kind: 'slow upload'; bytesPerSecond: number };

/** A fault, and which requests meet it. */
export interface NetworkState {
  fault: Fault;
  /** Every request of so many: 1 is all of them. */
  every: number;
}

/** A network between browsers and a server. */
export interface FaultProxy {
  origin: string;
  set: (state: NetworkState) => void;
  /** Ends every open WebSocket; others may be opened at once. @returns how many it was */
  cutSockets: () => number;
  /** How many requests met each fault. */
  met: ReadonlyMap<Fault['kind'], number>;
  close: () => Promise<void>;
}

interface FaultProxyOptions {
  /** Another server of the pages' files: all but the API comes from there. It has one page, for every address without an extension. */
  pagesFrom?: () => string;
}

export const noFault: NetworkState = { fault: { kind: 'none' }, every: 1 };

/** No connection at all. `setOffline` of a browser context lets requests through that a page sends while it is left. */
export const noConnection: NetworkState = { fault: { kind: 'request lost' }, every: 1 };

/** So many replies that are held, or so long, until the last of them goes first. */
const heldReplies = 3;
const heldMs = 1_500;
/** Faults that end an open WebSocket, too, and let no other be opened. */
const endsSockets: ReadonlySet<Fault['kind']> = new Set(['request lost', 'reply lost', 'half-open', 'bad gateway']);

interface Reply {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

async function readAll(stream: AsyncIterable<Buffer>, bytesPerSecond = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk);
    const ms = (chunk.length / bytesPerSecond) * 1000;
    if (ms > 0) await wait(ms);
  }
  return Buffer.concat(chunks);
}

const reset = (request: IncomingMessage) => request.socket.resetAndDestroy();

/** Sends a reply, or the first part of it. */
function answer(response: ServerResponse, { status, headers, body }: Reply, part = body.length) {
  const length = body.length > 0 ? { 'content-length': body.length } : {};
  response.writeHead(status, { ...headers, ...length });
  if (part === body.length) response.end(body);
  else response.write(body.subarray(0, part), () => response.socket?.resetAndDestroy());
}

/** Starts a proxy to a server. It reads requests and replies whole, so that a fault can come before, within or after each. */
export async function startFaultProxy(target: string, { pagesFrom }: FaultProxyOptions = {}): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const agent = new http.Agent({ keepAlive: true });
  const met = new Map<Fault['kind'], number>();
  const open = new Set<Duplex>();
  const live = new Set<Duplex>();
  const held: (() => void)[] = [];
  let state = noFault;
  let requests = 0;

  function nextFault(): Fault {
    requests += 1;
    const fault: Fault = requests % state.every === 0 ? state.fault : { kind: 'none' };
    met.set(fault.kind, (met.get(fault.kind) ?? 0) + 1);
    return fault;
  }

  function placeOf(url = '/') {
    const { pathname } = new URL(url, target);
    if (!pagesFrom || /^\/(?:api|socket\.io)\//u.test(pathname)) return { hostname, port, path: url };
    const pages = new URL(pagesFrom());
    const path = /\.\w+$/u.test(pathname) ? url : '/index.html';
    return { hostname: pages.hostname, port: pages.port, path };
  }

  /** Sends a request on, or the first part of it. */
  function ask({ method, url, headers }: IncomingMessage, body: Buffer, part = body.length): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const asked = http.request({ agent, method, headers, ...placeOf(url) }, (reply) => {
        const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...rest } = reply.headers;
        void readAll(reply).then(
          (content) => resolve({ status: reply.statusCode ?? 502, headers: rest, body: content }),
          reject,
        );
      });
      asked.on('error', reject);
      if (part === body.length) asked.end(body);
      // What stays in a buffer of this process would not have been sent at all.
      else asked.write(body.subarray(0, part), () => asked.destroy());
    });
  }

  function releaseHeld() {
    for (const release of held.splice(0).toReversed()) release();
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const fault = nextFault();
    const body = await readAll(request, fault.kind === 'slow upload' ? fault.bytesPerSecond : undefined);
    switch (fault.kind) {
      case 'half-open':
        return;
      case 'bad gateway':
        return answer(response, {
          status: 502,
          headers: { 'content-type': 'text/html' },
          body: Buffer.from('<html><body><h1>502 Bad Gateway</h1></body></html>'),
        });
      case 'request lost':
        if (body.length > 0) await ask(request, body, Math.floor(body.length / 2)).catch(() => undefined);
        return reset(request);
      case 'latency':
        await wait(fault.ms);
        return answer(response, await ask(request, body));
      case 'reply lost':
        await ask(request, body);
        return reset(request);
      case 'reply cut': {
        const reply = await ask(request, body);
        return reply.body.length > 1 ? answer(response, reply, Math.floor(reply.body.length / 2)) : reset(request);
      }
      case 'reordered': {
        const reply = await ask(request, body);
        held.push(() => answer(response, reply));
        if (held.length === heldReplies) return releaseHeld();
        await wait(heldMs);
        return releaseHeld();
      }
      case 'none':
      case 'slow upload':
        return answer(response, await ask(request, body));
    }
  }

  function cutSockets() {
    const count = live.size;
    for (const socket of live) socket.destroy();
    return count;
  }

  const server = http.createServer((request, response) => {
    // A client that has gone, or a server that ends: nobody is left to tell.
    serve(request, response).catch(() => request.socket.destroy());
  });
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
  });
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, socket, head) => {
    if (endsSockets.has(state.fault.kind)) return void socket.destroy();
    const onward = net.connect(Number(port), hostname, () => {
      const lines = rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? `${name}: ${rawHeaders[index + 1] ?? ''}\r\n` : [],
      );
      onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    live.add(socket);
    const end = () => {
      live.delete(socket);
      socket.destroy();
      onward.destroy();
    };
    for (const each of [socket, onward]) each.on('close', end).on('error', end);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    // A secure context for browsers, which service workers need.
    origin: `http://127.0.0.1:${address.port}`,
    set: (next) => {
      state = next;
      releaseHeld();
      if (endsSockets.has(next.fault.kind)) cutSockets();
    },
    cutSockets,
    met,
    close: async () => {
      for (const socket of open) socket.destroy();
      agent.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
