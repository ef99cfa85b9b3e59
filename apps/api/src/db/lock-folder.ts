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

/** The folder could not be locked, for a reason that has nothing to do with other servers. */
export class FolderNotLockedError extends Error {
  constructor(folder: string, address: string, cause: unknown) {
    super(`The data in ${folder} could not be locked: ${reasonOf(cause, address)}`, { cause });
    this.name = 'FolderNotLocked';
  }
}

function reasonOf(error: unknown, address: string): string {
  const code = codeOf(error);
  const place = path.dirname(address);
  // Node says EACCES also for a folder that is missing.
  if (code === 'EACCES' || code === 'EPERM' || code === 'ENOENT')
    return `${place} does not exist, or the server's account may not write to it. Create it, give the account that right, or choose another folder with RUBRICA_DATA.`;
  if (code === 'EROFS') return `${place} can only be read. Choose another folder with RUBRICA_DATA.`;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `the disk of ${place} is full. Make room, and start the server again.`;
  if (code === 'ENAMETOOLONG' || code === 'EINVAL')
    return `the path ${address} is too long for a socket. Choose a folder with a shorter path with RUBRICA_DATA.`;
  return `no socket could be opened at ${address} (${code ?? String(error)}). Choose a folder on a local disk with RUBRICA_DATA.`;
}

/** The longest socket address that all systems accept. */
const maxAddressBytes = 100;

/**
 * Locks a folder for this process by listening on a socket named after it. The system closes the socket with the process,
 * however it ends, so that, unlike a lock file with a process id, a lock cannot outlive its process.
 *
 * @throws {FolderInUseError} if another process holds the lock
 * @throws {FolderNotLockedError} if the system refuses the lock
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const address = lockAddress(path.resolve(folder));
  const server = net.createServer((socket) => socket.end());
  const refusal = (error: unknown) =>
    codeOf(error) === 'EADDRINUSE' ? new FolderInUseError(folder) : new FolderNotLockedError(folder, address, error);
  try {
    await listen(server, address);
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE' || (await acceptsConnections(address))) throw refusal(error);
    // The socket file of a process that was killed. Another server may have found it as well.
    await rm(address, { force: true })
      .then(() => listen(server, address))
      .catch((again: unknown) => {
        throw refusal(again);
      });
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

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
