import {
  clientEvents,
  type ClientEventName,
  handshakeRefusals,
  serverEvents,
  type ServerEventName,
} from '@rubrica/api-client/contract';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { z } from 'zod';
import { readSession } from '../storage/session.ts';
import type { Hub, LiveLink } from './hub.ts';

// `spec.md` section 9, "Socket".
const connectTimeoutMs = 20_000;
const reconnectDelayMs = 1000;
const reconnectDelayMaxMs = 5000;
/** How long an answer of the server is waited for. */
const replyTimeoutMs = 10_000;

const refusalSchema = z.object({ data: z.object({ code: z.enum(handshakeRefusals) }) });

interface LiveSocketOptions {
  /** Where the server is. */
  origin: string;
  /** Of the session whose pages are live: the socket goes with it. */
  token: string;
  hub: Hub;
  /** Called when the session may have ended: the server says so, or another tab has stored another. */
  onSessionEnded: () => void;
  open?: (origin: string, options: Partial<ManagerOptions & SocketOptions>) => Socket;
}

/** Connects a page with the server, again and again, until the returned function is called or the session ends. */
export function openLiveSocket({ origin, token, hub, onSessionEnded, open = io }: LiveSocketOptions): () => void {
  const socket = open(origin, {
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: connectTimeoutMs,
    reconnectionDelay: reconnectDelayMs,
    reconnectionDelayMax: reconnectDelayMaxMs,
    auth: { token },
    autoConnect: false,
  });
  let retry: ReturnType<typeof setTimeout> | undefined;
  const tryLater = () => {
    clearTimeout(retry);
    retry = setTimeout(() => socket.connect(), reconnectDelayMaxMs);
  };
  const stop = () => {
    clearTimeout(retry);
    removeEventListener('storage', stopWithSession);
    socket.disconnect();
    hub.disconnect();
  };
  /** Another tab has signed out, or in, perhaps as somebody else. The session of this page may have ended with that. */
  const stopWithSession = () => {
    if (readSession()?.token === token) return;
    stop();
    onSessionEnded();
  };

  const link: LiveLink = {
    ask: async (name, payload) => {
      try {
        const reply: unknown = await socket.timeout(replyTimeoutMs).emitWithAck(name, payload);
        return replySchemas[name].parse(reply);
      } catch {
        // Lost with the connection: after the next one the page says it again.
        return null;
      }
    },
  };
  addEventListener('storage', stopWithSession);
  socket.on('connect', () => void hub.connect(link));
  socket.on('disconnect', (reason) => {
    hub.disconnect();
    // The server has closed this socket: when its session has ended, or it sent too much.
    if (reason === 'io server disconnect') tryLater();
  });
  socket.on('connect_error', (error) => {
    const refusal = refusalSchema.safeParse(error);
    if (!refusal.success) return;
    const { code } = refusal.data.data;
    if (code === 'busy' || code === 'too_many') tryLater();
    else {
      stop();
      if (code === 'unauthenticated') onSessionEnded();
    }
  });
  socket.onAny((name: string, data: unknown) => {
    if (isEventName(name)) tell(hub, name, data);
  });
  socket.connect();
  return stop;
}

const replySchemas: { [Name in ClientEventName]: z.ZodType<z.infer<(typeof clientEvents)[Name]['reply']>> } = {
  watch: clientEvents.watch.reply,
  unwatch: clientEvents.unwatch.reply,
  typing: clientEvents.typing.reply,
  present: clientEvents.present.reply,
  absent: clientEvents.absent.reply,
};

function isEventName(name: string): name is ServerEventName {
  return Object.hasOwn(serverEvents, name);
}

/** Passes on what the contract knows. A server that is newer than the page may send more. */
function tell<Name extends ServerEventName>(hub: Hub, name: Name, given: unknown): void {
  const schemas: { [Key in ServerEventName]: z.ZodType<z.infer<(typeof serverEvents)[Key]>> } = serverEvents;
  const parsed = schemas[name].safeParse(given);
  if (parsed.success) hub.tell(name, parsed.data);
}
