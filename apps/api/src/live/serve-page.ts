import type { DefaultEventsMap, Socket } from 'socket.io';
import { v7 } from 'uuid';
import { withLogFields } from '../log-context.ts';
import { findSessionEnd } from '../services/auth/find-caller.ts';
import type { Caller } from '../services/caller.ts';
import type { AppContext } from '../services/context.ts';
import { answerEvent, leave, refusal } from './answer-event.ts';
import type { Connection } from './connection.ts';
import { createEventLimit } from './event-limit.ts';
import { roomOfUser } from './rooms.ts';

/** How many messages may wait for a page that reads too slowly before it is disconnected: it reads again when it is back. */
const maxWaitingMessages = 200;
/** `setTimeout` counts no longer than 24 days. */
const longestTimerMs = 24 * 3_600_000;

/** What is known of a socket since it was opened. */
export interface SocketData {
  caller: Caller;
  token: string;
}
export type Events = DefaultEventsMap;
export type LiveSocket = Socket<Events, Events, Events, SocketData>;

interface ServeOptions {
  app: AppContext;
  connections: Map<string, Connection>;
  onError: (error: unknown) => void;
}

/** Serves the socket of a page: what it sends, and when it has to be closed. */
export function servePage(socket: LiveSocket, { app, connections, onError }: ServeOptions): void {
  const { caller, token } = socket.data;
  const connection: Connection = {
    id: socket.id,
    caller,
    token,
    watches: new Map(),
    present: new Map(),
    join: (room) => void socket.join(room),
    leave: (room) => void socket.leave(room),
    tellOthers: (room, name, data) => void socket.to(room).emit(name, data),
  };
  connections.set(socket.id, connection);
  void socket.join(roomOfUser(caller.id));
  const expiry = watchExpiry(socket, app, onError);

  disconnectIfSlow(socket);
  const answer = async (name: string, payload: unknown) => {
    try {
      return await answerEvent(app, connection, { name, payload });
    } catch (error) {
      onError(error);
      return refusal('failed');
    }
  };
  const log = { socket: socket.id };
  // One after another: a page watches something, and then says that it is there.
  let queue: Promise<unknown> = Promise.resolve();
  const isOneTooMany = createEventLimit();
  socket.onAny((name: string, ...args: unknown[]) => {
    if (isOneTooMany()) {
      socket.disconnect(true);
      return;
    }
    const last = args.at(-1);
    const reply = typeof last === 'function' ? (answered: unknown) => void last(answered) : () => {};
    queue = queue.then(() => withLogFields({ ...log, request: v7() }, () => answer(name, args[0]))).then(reply);
  });
  socket.once('disconnect', () => {
    connections.delete(socket.id);
    expiry.stop();
    const left = [...connection.present.keys()].map((room) => leave(app, connection, room));
    if (left.length > 0) app.background.run('Leaving what somebody was at work on', Promise.all(left));
  });
}

/** Disconnects a page that does not take what it is sent, before it fills the memory. */
function disconnectIfSlow({ conn }: LiveSocket): void {
  let waiting = 0;
  conn.on('flush', () => {
    waiting = 0;
  });
  conn.on('packetCreate', () => {
    waiting += 1;
    if (waiting <= maxWaitingMessages) return;
    conn.close(true);
    // It would be waited for, with what is in its buffers, until it agrees to be closed.
    conn.request.socket.destroy();
  });
}

/** Closes a socket when its session expires. A session that was used meanwhile ends later. */
function watchExpiry(socket: LiveSocket, app: AppContext, onError: (error: unknown) => void) {
  const { caller, token } = socket.data;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (endsAt: Date) => {
    const leftMs = endsAt.getTime() - app.clock.now().getTime();
    timer = setTimeout(() => void check(), Math.min(Math.max(leftMs, 1000), longestTimerMs));
  };
  const check = async () => {
    try {
      const endsAt = await findSessionEnd(app, token);
      if (!endsAt) endSocket(socket);
      else if (socket.connected) wait(endsAt);
    } catch (error) {
      onError(error);
      if (socket.connected) wait(app.clock.now());
    }
  };
  wait(caller.session.endsAt);
  return { stop: () => clearTimeout(timer) };
}

/** Tells a page that its session has ended, and closes its socket. */
export function endSocket(socket: LiveSocket): void {
  socket.emit('session-ended', {});
  socket.disconnect(true);
}
