import type { ClientEventName, ClientEventPayload, ClientEventReply } from '@rubrica/api-client/contract';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';

interface Received {
  name: string;
  data: unknown;
}

/** A page's socket. */
export interface LiveClient {
  socket: Socket;
  /** The events that it got, in order. */
  received: Received[];
  /** The data of the events of a name. */
  of: (name: string) => unknown[];
  ask: <Name extends ClientEventName>(name: Name, payload: ClientEventPayload<Name>) => Promise<ClientEventReply<Name>>;
  close: () => void;
}

/** Opens a socket, as a page does. @throws the error by which it is refused */
export async function connectLive(
  origin: string,
  token: string | undefined,
  options: Partial<ManagerOptions & SocketOptions> = {},
): Promise<LiveClient> {
  const socket = io(origin, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: token === undefined ? {} : { token },
    ...options,
  });
  const received: Received[] = [];
  socket.onAny((name: string, data: unknown) => void received.push({ name, data }));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
  return {
    socket,
    received,
    of: (name) => received.filter((event) => event.name === name).map(({ data }) => data),
    ask: (name, payload) => socket.emitWithAck(name, payload),
    close: () => void socket.close(),
  };
}
