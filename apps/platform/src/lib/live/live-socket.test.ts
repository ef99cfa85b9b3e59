import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { stored } from '../../testing/local-storage.ts';
import { createHub } from './hub.ts';
import { openLiveSocket } from './live-socket.ts';

const token = 'token-of-this-session';
/** The library listens to the page's `offline` as soon as it is loaded. */
const page = vi.hoisted(() => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  return target;
});

beforeEach(() => {
  stored.set('token', token).set('role', 'student');
});
afterEach(() => void vi.useRealTimers());
afterAll(() => void vi.unstubAllGlobals());

async function originOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** The page's socket without a network: a test says what happens to it. */
function openHere() {
  const hub = createHub();
  const onSessionEnded = vi.fn();
  const made: { socket: Socket; connect: MockInstance; disconnect: MockInstance }[] = [];
  const stop = openLiveSocket({
    origin: 'https://school.example',
    token,
    hub,
    onSessionEnded,
    open: (origin, options) => {
      const socket = io(origin, { ...options, forceNew: true });
      const connect = vi.spyOn(socket, 'connect').mockReturnValue(socket);
      const disconnect = vi.spyOn(socket, 'disconnect').mockReturnValue(socket);
      made.push({ socket, connect, disconnect });
      return socket;
    },
  });
  const { socket, connect, disconnect } = made[0]!;
  const happen = (event: 'connect' | 'disconnect' | 'connect_error', told?: unknown) => {
    for (const listener of socket.listeners(event)) Reflect.apply(listener, socket, [told]);
  };
  const refuse = (code: string) => happen('connect_error', Object.assign(new Error(code), { data: { code } }));
  happen('connect');
  return { hub, socket, connect, disconnect, happen, refuse, stop, onSessionEnded };
}

/** The least of a server of Socket.IO: it lets everybody in, by polling, and says nothing more. */
function pollingServer() {
  let count = 0;
  const polls = new Map<string, ServerResponse>();
  const replies = new Map<string, string>();
  const answer = (id: string) => {
    const reply = replies.get(id);
    if (reply === undefined || !polls.has(id)) return;
    polls.get(id)?.end(reply);
    polls.delete(id);
    replies.delete(id);
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    const id = new URL(request.url ?? '', 'http://here').searchParams.get('sid');
    if (id === null) {
      count += 1;
      response.end(
        `0${JSON.stringify({ sid: `page-${count}`, upgrades: [], pingInterval: 25_000, pingTimeout: 20_000 })}`,
      );
    } else if (request.method === 'POST') {
      response.end('ok');
      replies.set(id, `40${JSON.stringify({ sid: id })}`);
      answer(id);
    } else {
      polls.set(id, response);
      answer(id);
    }
  };
}

describe('the socket of a page', () => {
  it('waits 20 seconds for a connection, and connects again after 1 to 5 seconds, for as long as it takes', () => {
    const { io: manager } = openHere().socket;
    expect(manager.timeout()).toBe(20_000);
    expect([manager.reconnectionDelay(), manager.reconnectionDelayMax()]).toEqual([1000, 5000]);
    expect([manager.reconnection(), manager.reconnectionAttempts()]).toEqual([true, Number.POSITIVE_INFINITY]);
  });

  it('asks for a websocket, and then polls', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://here').searchParams.get('transport') ?? '');
      response.writeHead(503).end();
    });
    server.on('upgrade', (_request, socket) => {
      asked.push('upgrade');
      socket.destroy();
    });
    const origin = await originOf(server);
    const stop = openLiveSocket({ origin, token, hub: createHub(), onSessionEnded: () => {} });
    await vi.waitFor(() => expect(asked.slice(0, 2)).toEqual(['upgrade', 'polling']), { timeout: 10_000 });
    stop();
    server.close();
  });

  it('is gone at once when the device is offline, and there again by itself', async () => {
    const server = createServer(pollingServer());
    const hub = createHub();
    const states: boolean[] = [];
    hub.onLiveChange(() => states.push(hub.isLive()));
    const stop = openLiveSocket({ origin: await originOf(server), token, hub, onSessionEnded: () => {} });
    await vi.waitFor(() => expect(states).toEqual([true]), { timeout: 10_000 });
    page.dispatchEvent(new Event('offline'));
    expect(states).toEqual([true, false]);
    await vi.waitFor(() => expect(states).toEqual([true, false, true]), { timeout: 10_000 });
    stop();
    server.closeAllConnections();
    server.close();
  });

  it('is closed, and asks for its session, when another tab signs out or in, and stays for whatever else tabs store', () => {
    for (const change of [() => stored.clear(), () => void stored.set('token', 'token-of-another')]) {
      stored.set('token', token).set('role', 'student');
      const { hub, disconnect, onSessionEnded } = openHere();
      stored.set('language', 'ar');
      page.dispatchEvent(new Event('storage'));
      const outcome = () => [hub.isLive(), disconnect.mock.calls.length, onSessionEnded.mock.calls.length];
      expect(outcome()).toEqual([true, 0, 0]);
      change();
      page.dispatchEvent(new Event('storage'));
      expect(outcome()).toEqual([false, 1, 1]);
      page.dispatchEvent(new Event('storage'));
      expect(outcome()).toEqual([false, 1, 1]);
    }
  });

  it('is opened again some seconds after the server has closed it, and not once the page has left', () => {
    vi.useFakeTimers();
    const { hub, connect, happen, stop } = openHere();
    happen('disconnect', 'io server disconnect');
    expect(hub.isLive()).toBe(false);
    expect(connect).toHaveBeenCalledTimes(1);
    vi.runAllTimers();
    expect(connect).toHaveBeenCalledTimes(2);
    happen('disconnect', 'io server disconnect');
    stop();
    vi.runAllTimers();
    expect(connect).toHaveBeenCalledTimes(2);
  });

  it('tries again where the server is busy, and gives up where it is not let in', () => {
    vi.useFakeTimers();
    for (const [code, isTriedAgain, isOver] of [
      ['busy', true, false],
      ['too_many', true, false],
      ['first_login', false, false],
      ['unauthenticated', false, true],
    ] as const) {
      const { connect, refuse, onSessionEnded } = openHere();
      refuse(code);
      vi.runAllTimers();
      expect([code, connect.mock.calls.length, onSessionEnded.mock.calls.length]).toEqual([
        code,
        isTriedAgain ? 2 : 1,
        isOver ? 1 : 0,
      ]);
    }
  });
});
