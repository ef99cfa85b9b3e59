import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A server in a process of its own, as in production. */
export interface ServerProcess {
  /** Its address, including `/api`. */
  url: string;
  /** Its process id. */
  pid: number | undefined;
  /** The lines that it printed before it was ready. */
  startLines: readonly string[];
  /** Closes it after the requests under way. */
  stop: () => Promise<void>;
  /** Kills it at once, as a power cut would. Does nothing when it has ended. */
  kill9: () => Promise<void>;
}

/** The file that people start the server by. */
export const sourceMain = path.join(import.meta.dirname, '../main.ts');
/** Some fifty words of the dictionary: a test does not wait for all of it, and no folder that it copies holds it. */
const smallDictionary = path.join(import.meta.dirname, 'dictionary');

/** How a server process is started. */
export interface ServerProcessOptions {
  /** The file that it is started by: another for another version. The server's own modules, as `npm test` has joined them, when absent. */
  main?: string | undefined;
  /** Arguments for Node. */
  flags?: readonly string[];
}

/** Starts the server on a free port and waits until it reports that it is ready. */
export async function startServerProcess(
  env: Record<string, string>,
  { main = process.env['RUBRICA_TEST_SERVER'] ?? sourceMain, flags = [] }: ServerProcessOptions = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, '--conditions=@rubrica/source', main], {
    env: { ...process.env, PORT: '0', NODE_ENV: 'production', RUBRICA_DICTIONARY: smallDictionary, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test runner that ends by its time limit ends no server, which would slow down all that runs after it.
  const killServer = () => child.kill('SIGKILL');
  process.once('exit', killServer);
  child.once('exit', () => process.off('exit', killServer));
  const startLines: string[] = [];
  const origin = await readyAt(child, startLines);
  return {
    url: `${origin}/api`,
    pid: child.pid,
    startLines,
    stop: () => end(child, 'SIGTERM'),
    kill9: () => end(child, 'SIGKILL'),
  };
}

async function readyAt(child: ChildProcess, startLines: string[]): Promise<string> {
  if (!child.stdout || !child.stderr) throw new Error('The output of the server cannot be read.');
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Rubrica is ready: (?<url>\S+)/u.exec(line)?.groups?.['url'];
    if (url === undefined) {
      startLines.push(line);
      continue;
    }
    // Discards further output, which would otherwise fill the pipe and block the server.
    child.stdout.resume();
    return url;
  }
  throw new Error(`The server did not start: ${errors.join('')}`);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Sends a JSON body to a call of the server. */
export async function post(server: ServerProcess, route: string, body: object) {
  const response = await fetch(`${server.url}${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, cacheControl: response.headers.get('cache-control') };
}

/** The token of the set-up link that the server printed. */
export function setupTokenOf({ startLines }: ServerProcess): string | undefined {
  return startLines.map((line) => /\/auth\/set-up#(?<token>\S+)$/u.exec(line)?.groups?.['token']).find(Boolean);
}
