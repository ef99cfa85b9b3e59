import { once } from 'node:events';
import type { Server } from 'node:net';

/** Starts a server on a free port of this machine. Resolves to its origin. */
export async function listenLocally(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
