import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';

/** Another server uses the embedded database. */
export class FolderInUseError extends Error {
  readonly folder: string;

  constructor(folder: string) {
    super(
      `Another server already uses the data in ${folder}. Stop it, choose another folder with RUBRICA_DATA, or set DATABASE_URL so that several servers can share a PostgreSQL server.`,
    );
    this.name = 'FolderInUse';
    this.folder = folder;
  }
}

/** The longest socket address that all systems accept. */
const maxAddressBytes = 100;

/**
 * Locks a folder for this process by listening on a socket named after it. The system closes the socket with the process,
 * however it ends, so that, unlike a lock file with a process id, a lock cannot outlive its process.
 *
 * @throws {FolderInUseError} if another process holds the lock
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const address = lockAddress(path.resolve(folder));
  const server = net.createServer((socket) => socket.end());
  try {
    await listen(server, address);
  } catch (error) {
    if (!isAddressInUse(error) || (await acceptsConnections(address))) throw new FolderInUseError(folder);
    // The socket file of a process that was killed.
    await rm(address, { force: true });
    await listen(server, address);
  }
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function lockAddress(folder: string): string {
  const name = `rubrica-${createHash('sha256').update(folder).digest('hex').slice(0, 20)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const socketPath = `${folder}.lock`;
  return Buffer.byteLength(socketPath) <= maxAddressBytes ? socketPath : path.join(os.tmpdir(), `${name}.lock`);
}

function listen(server: net.Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function acceptsConnections(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
