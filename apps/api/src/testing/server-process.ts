import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A server as it really runs: a process of its own. */
export interface ServerProcess {
  /** Where it answers, up to `/api`. */
  url: string;
  /** Ends it as a power cut would; resolves when the process is gone. Once it is, nothing happens. */
  kill9: () => Promise<void>;
}

const main = path.join(import.meta.dirname, '../main.ts');

/** Starts the server on a free port and waits until it says that it is ready. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--conditions=@rubrica/source', main], {
    env: { ...process.env, PORT: '0', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { url: `${await readyAt(child)}/api`, kill9: () => kill9(child) };
}

async function readyAt(child: ChildProcess): Promise<string> {
  if (!child.stdout || !child.stderr) throw new Error('The server cannot be heard.');
  const complaints: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\/\/localhost:\d+/u.exec(line) ?? [];
    if (url === undefined) continue;
    // Whatever it says from now on is let go, or it would wait to be heard.
    child.stdout.resume();
    return url;
  }
  throw new Error(`The server did not start: ${complaints.join('')}`);
}

async function kill9(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
