import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Environment } from './environment.ts';

/** A server that takes requests. */
export interface Listening {
  port: number;
  /** Takes no new requests, finishes those under way, and resolves then. */
  close: () => Promise<void>;
}

/** Something else listens on the port. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';

  constructor(port: number) {
    super(`Port ${port} is taken. Stop what runs there, or choose another with PORT.`);
  }
}

/**
 * Serves routes on a port; 0 is any free one.
 *
 * @throws {PortTaken}
 */
export async function listen(http: Hono<Environment>, port: number): Promise<Listening> {
  const answer = getRequestListener(http.fetch);
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw isTaken(error) ? new PortTaken(port) : error;
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // A connection that was busy when the server closed is idle once it has its answer.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      await closed;
      clearInterval(idle);
    },
  };
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
