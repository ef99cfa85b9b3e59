import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a port of this machine that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  listening.close();
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  await once(listening, 'close');
  return address.port;
}
