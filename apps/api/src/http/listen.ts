import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Environment } from './environment.ts';

/** A server that accepts requests. */
export interface RunningServer {
  port: number;
  /** Accepts no new requests, closes the sockets, and resolves once the requests under way are finished. */
  close: () => Promise<void>;
}

/** Another program listens on the port. */
export class PortInUseError extends Error {
  override readonly name = 'PortTaken';

  constructor(port: number) {
    super(`Port ${port} is taken. Stop what runs there, or choose another with PORT.`);
  }
}

/** The machine has no such address. */
export class ForeignAddressError extends Error {
  override readonly name = 'ForeignAddress';

  constructor(host: string) {
    super(
      `HOST=${host} is no address of this machine. 127.0.0.1 is for this machine only, 0.0.0.0 all of its addresses.`,
    );
  }
}

/** Sockets on the port of a server. */
interface Sockets {
  attach: (server: Server) => void;
  close: () => Promise<void>;
}

/**
 * How many connections wait to be accepted; Linux allows 4,096. Node's default is 511: when a whole school opens an exam, more come while
 * one statement of the embedded database keeps the event loop, and those that find no place try again after a second, then after three.
 */
const maxWaitingConnections = 4096;

const noSockets: Sockets = { attach: () => {}, close: async () => {} };

interface ListenOptions {
  port: number;
  host: string;
  sockets?: Sockets;
}

/**
 * Serves routes, and sockets, on a port of one address; the port 0 is any free one.
 *
 * @throws {PortInUseError} {ForeignAddressError}
 */
export async function listen(
  http: Hono<Environment>,
  { port, host, sockets = noSockets }: ListenOptions,
): Promise<RunningServer> {
  const listener = getRequestListener(http.fetch);
  const server = createServer((request, response) => void listener(request, response));
  sockets.attach(server);
  server.listen({ port, host, backlog: maxWaitingConnections });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw isPortInUse(error)
      ? new PortInUseError(port)
      : isForeignAddress(error)
        ? new ForeignAddressError(host)
        : error;
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // A connection that was busy when the server closed becomes idle after its response.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      await sockets.close();
      await closed;
      clearInterval(idle);
    },
  };
}

function isPortInUse(error: unknown): boolean {
  return codeOf(error) === 'EADDRINUSE';
}

function isForeignAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
