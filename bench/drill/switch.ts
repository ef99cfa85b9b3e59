import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address whose connections are passed on to one port, then to another: what a virtual address does for a database. */
export interface Switch {
  port: number;
  /** Ends all connections, and passes new ones on to another port. */
  turn: (port: number) => void;
  close: () => void;
}

/** Opens an address that passes connections on to a port. */
export async function openSwitch(first: number): Promise<Switch> {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('There is no port.');
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    turn: (port) => {
      target = port;
      endAll();
    },
    close: () => {
      server.close();
      endAll();
    },
  };
}
