import { spawn, type SpawnOptions } from 'node:child_process';
import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Runs a program with its output shown; resolves to its exit code. SIGTERM to this process ends the program first. */
export function runProgram(program: string, args: readonly string[] = [], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    let isEnding = false;
    const end = () => {
      isEnding = true;
      child.kill('SIGTERM');
    };
    process.once('SIGTERM', end);
    child.on('error', (error) => {
      console.error(`${program} did not start: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => {
      process.off('SIGTERM', end);
      // Nothing that would come after it.
      if (isEnding) process.exit(code ?? 1);
      resolve(code ?? 1);
    });
  });
}

/** How a program ended, and everything it printed. */
export interface ProgramResult {
  code: number;
  output: string;
}

/** Runs a program and collects its output, so that several may run at a time. */
export function runQuietly(
  program: string,
  args: readonly string[] = [],
  options: Pick<SpawnOptions, 'cwd' | 'env'> = {},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${program} did not start: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString('utf8') }));
  });
}
