import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { serverEvents, type UserId } from '@rubrica/api-client/contract';
import { Server } from 'socket.io';
import type { NetworkOptions } from '../http/environment.ts';
import { clientAddress } from '../http/address.ts';
import type { Log } from '../log.ts';
import { createFailureLog } from '../outage-log.ts';
import type { AppContext } from '../services/context.ts';
import { readEndedSessions } from '../services/live/ended-sessions.ts';
import type { Live } from '../services/live/live.ts';
import type { RequestLimiter } from '../services/request-limiter.ts';
import { startWorker, type Worker } from '../services/start-worker.ts';
import { admit, HandshakeError } from './admit.ts';
import { type EventPool, openCluster } from './cluster.ts';
import type { Connection } from './connection.ts';
import { isKnownOrigin } from './origin.ts';
import { recheckWatches } from './recheck-watches.ts';
import { roomOfUser, roomsOf } from './rooms.ts';
import { endSocket, type Events, type LiveSocket, servePage, type SocketData } from './serve-page.ts';

/** What one message of a page may hold. */
const maxMessageBytes = 16 * 1024;
/** How many sockets one person may have open on a server: several devices, with many tabs each. */
const maxSocketsPerUser = 40;
/** How often ended sessions are looked for: their sockets are closed within a second. */
export const endedIntervalMs = 400;
/** How often it is checked whether pages may still watch what they watch: somebody may have left a group. */
const watchesIntervalMs = 5 * 60_000;
/** How long pages have to agree to be closed when the server closes. */
const closingGraceMs = 1000;

type LiveServer = Server<Events, Events, Events, SocketData>;

interface AttachOptions {
  app: AppContext;
  network: Pick<NetworkOptions, 'trustedProxies' | 'allowedOrigins'>;
  limiter?: RequestLimiter | undefined;
}

/** The sockets of one server. */
export interface OpenLive extends Live {
  /** Accepts sockets on the port of a server. */
  attach: (server: HttpServer, options: AttachOptions) => void;
  /** How many sockets are open on this server. */
  count: () => number;
  /** Closes all sockets, once the server accepts no new connections. Their pages try again, and find another server. */
  close: () => Promise<void>;
}

interface LiveOptions {
  log: Log;
  /** Connections by which the servers of one database pass events on to each other; null on a database of one server. */
  pool: EventPool | null;
  /**
   * Whether pages may poll where they get no websocket. Not where several processes share a port: each request of a polling page may
   * reach another of them, which does not know it. Such a page reads what changed at intervals.
   */
  hasPolling?: boolean;
}

/** Opens the sockets of a server: pages with a session hear what changed, on whichever server of the database it did. */
export function openLive({ log, pool, hasPolling = true }: LiveOptions): OpenLive {
  const onError = createFailureLog(log, 'Live events failed.');
  const cluster = pool && openCluster(pool, onError);
  const io: LiveServer = new Server({
    ...(cluster ? { adapter: cluster.adapter } : {}),
    serveClient: false,
    transports: hasPolling ? ['websocket', 'polling'] : ['websocket'],
    connectTimeout: 10_000,
    maxHttpBufferSize: maxMessageBytes,
    // Events are shorter than what compression of each socket would keep in memory.
    perMessageDeflate: false,
    httpCompression: false,
  });
  let workers: Worker[] = [];
  const open = new Set<Duplex>();
  let isAttached = false;
  const countOf = (id: UserId) => io.of('/').adapter.rooms.get(roomOfUser(id))?.size ?? 0;
  const sockets = () => [...io.of('/').sockets.values()];
  return {
    publish: (name, to, data) => {
      try {
        const rooms = roomsOf(to);
        // To no room is to everybody.
        if (rooms.length > 0) io.to(rooms).emit(name, serverEvents[name].parse(data));
      } catch (error) {
        onError(error);
      }
    },
    count: () => io.of('/').sockets.size,
    attach: (server, { app, network, limiter }) => {
      isAttached = true;
      io.attach(server, {
        cors: { origin: [...network.allowedOrigins], credentials: true },
        allowRequest: (request, done) =>
          done(null, isKnownOrigin(request.headers, [app.origin, ...network.allowedOrigins])),
      });
      server.on('upgrade', (_request, socket) => {
        open.add(socket);
        socket.once('close', () => open.delete(socket));
      });
      io.engine.on('headers', setHeaders);
      io.use((socket, next) => {
        const { address: direct, headers, auth } = socket.handshake;
        const from = { direct, forwardedFor: headers['x-forwarded-for'] };
        const address = clientAddress(from, network.trustedProxies);
        void letIn(socket, next, async () => {
          const admitted = await admit(app, { auth, address, limiter });
          if (countOf(admitted.caller.id) >= maxSocketsPerUser) throw new HandshakeError('too_many');
          return admitted;
        });
      });
      const connections = new Map<string, Connection>();
      io.on('connection', (socket) => servePage(socket, { app, connections, onError }));
      let endedReadAt = performance.now();
      const ended = startWorker(
        async () => {
          const readAt = performance.now();
          if (connections.size > 0) {
            // Since the last time that the database replied, which may be minutes ago.
            const ids = new Set(await readEndedSessions(app.db, { sinceMs: readAt - endedReadAt }));
            for (const socket of sockets()) if (ids.has(socket.data.caller.session.id)) endSocket(socket);
          }
          endedReadAt = readAt;
        },
        { intervalMs: endedIntervalMs, onError },
      );
      const watches = startWorker(() => recheckWatches(app, connections), { intervalMs: watchesIntervalMs, onError });
      workers = [ended, watches];
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      await cluster?.settle();
      const grace = setTimeout(() => {
        for (const socket of open) socket.destroy();
      }, closingGraceMs);
      if (isAttached) await io.close();
      else await io.of('/').adapter.close();
      clearTimeout(grace);
    },
  };
}

/** As the replies of calls: nobody keeps them, and no page of elsewhere reads them. */
function setHeaders(headers: Record<string, string>, _request: IncomingMessage): void {
  headers['cache-control'] = 'no-store';
  headers['x-content-type-options'] = 'nosniff';
  headers['cross-origin-resource-policy'] = 'same-origin';
}

/** Opens a socket, or says why not. */
async function letIn(socket: LiveSocket, next: (error?: Error) => void, admitted: () => Promise<SocketData>) {
  try {
    socket.data = await admitted();
  } catch (error) {
    next(error instanceof HandshakeError ? error : new HandshakeError('busy'));
    return;
  }
  next();
}
