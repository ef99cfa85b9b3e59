import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

const passedOn = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** The programs that run at this time: several, where steps run in lanes. */
const running = new Set<ChildProcess>();
let isEnding = false;

function endAll(signal: NodeJS.Signals) {
  isEnding = true;
  for (const child of running) {
    // A terminal sends Ctrl-C to the programs as well.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  }
}

/**
 * Runs a program and resolves to its exit code. A signal that is to end this process is passed on to all programs that run; this process
 * ends with the last of them, and with a code that says that it was broken off.
 */
function run(start: () => ChildProcess, onError: (error: Error) => void): Promise<number> {
  return new Promise((resolve) => {
    // Nothing is begun beside what ends.
    if (isEnding) return;
    if (running.size === 0) for (const name of passedOn) process.on(name, endAll);
    const child = start();
    running.add(child);
    const end = (code: number) => {
      running.delete(child);
      if (running.size === 0) {
        if (isEnding) process.exit(code || 1);
        for (const name of passedOn) process.off(name, endAll);
      }
      // Nothing that would come after it.
      if (!isEnding) resolve(code);
    };
    child.on('error', (error) => {
      onError(error);
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Runs a program with its output shown; resolves to its exit code. A signal that ends this process ends the program first. */
export function runProgram(program: string, args: readonly string[] = [], options: SpawnOptions = {}): Promise<number> {
  return run(
    () => spawn(program, args, { cwd: root, stdio: 'inherit', ...options }),
    (error) => console.error(`${program} did not start: ${error.message}`),
  );
}

/** How a program ended, and everything it printed. */
export interface ProgramResult {
  code: number;
  output: string;
}

/** Runs a program and collects its output, so that several may run at a time. A signal that ends this process ends the program first. */
export async function runQuietly(
  program: string,
  args: readonly string[] = [],
  options: Pick<SpawnOptions, 'cwd' | 'env'> = {},
): Promise<ProgramResult> {
  const output: Buffer[] = [];
  const code = await run(
    () => {
      const child = spawn(program, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
      child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
      return child;
    },
    (error) => output.push(Buffer.from(`${program} did not start: ${error.message}`)),
  );
  return { code, output: Buffer.concat(output).toString('utf8') };
}
