import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

/** A program that says which signal reaches it, and ends with 7. */
const program = `
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(name, () => { console.log('told ' + name); process.exit(7); });
  console.log('begun');
  setTimeout(() => process.exit(0), 20_000);`;

const launchers = {
  'scripts/run.mjs': (run: string) =>
    `import { endWithProgram } from './end-with-program.mjs'; endWithProgram(process.execPath, ['-e', ${JSON.stringify(run)}]);`,
  'a command': (run: string) =>
    `import { runProgram } from './run-program.ts'; process.exit(await runProgram(process.execPath, ['-e', ${JSON.stringify(run)}]));`,
};

async function launch(code: string, signal?: NodeJS.Signals) {
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(launcher, 'exit');
  // Both write to it: it ends once the program has ended too.
  const output = text(launcher.stdout);
  if (signal) {
    await once(launcher.stdout, 'data');
    launcher.kill(signal);
  }
  const [exitCode, exitSignal] = await ended;
  return { exitCode, exitSignal, output: await output };
}

it.each(Object.entries(launchers))('%s ends with the code of what it runs', async (_name, launcher) => {
  expect(await launch(launcher('process.exit(3)'))).toMatchObject({ exitCode: 3, exitSignal: null });
});

it.each(Object.entries(launchers))(
  'SIGTERM to %s reaches what it runs, which does not go on alone',
  async (_name, launcher) => {
    expect(await launch(launcher(program), 'SIGTERM')).toEqual({
      exitCode: 7,
      exitSignal: null,
      output: expect.stringMatching(/told SIGTERM\n$/u),
    });
  },
);

it.each(['SIGINT', 'SIGHUP'] as const)('%s to scripts/run.mjs reaches what it runs', async (signal) => {
  const { exitCode, output } = await launch(launchers['scripts/run.mjs'](program), signal);
  expect({ exitCode, output }).toEqual({ exitCode: 7, output: expect.stringContaining(`told ${signal}`) });
});

/** Lets a process sleep for as long as the program it has started needs to begin, as on a busy machine. */
const slowToStart = `
  import childProcess from 'node:child_process';
  import { syncBuiltinESMExports } from 'node:module';
  const { spawn } = childProcess;
  childProcess.spawn = (...args) => {
    const child = spawn(...args);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
    return child;
  };
  syncBuiltinESMExports();`;

it.each(Object.entries(launchers))(
  'a signal to %s just after it has started a program reaches it',
  async (_name, launcher) => {
    const { exitCode, output } = await launch(`${slowToStart}${launcher(program)}`, 'SIGHUP');
    expect({ exitCode, output }).toEqual({ exitCode: 7, output: expect.stringContaining('told SIGHUP') });
  },
);

it('ends with the shell of npm, which alone is told that npm is to stop', async () => {
  const run = `import { endWithProgram } from './end-with-program.mjs';
    endWithProgram(process.execPath, ['-e', ${JSON.stringify(program)}], { endsWithParent: true });`;
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, run], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = text(shell.stdout);
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  expect(await output).toContain('told SIGTERM');
});

it('scripts/run.mjs ends by the signal that ends what it runs', async () => {
  const launched = await launch(launchers['scripts/run.mjs'](`process.kill(process.pid, 'SIGKILL')`));
  expect(launched).toMatchObject({ exitCode: null, exitSignal: 'SIGKILL' });
});

function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'rubrica-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s to a command reaches all that it runs at a time, begins nothing else, and is no success',
  async (signal) => {
    const log = path.join(temporaryFolder(), 'log');
    writeFileSync(log, '');
    /** Writes down that it was told, ends with 0 in a time, and writes that down as well. */
    const noting = (name: string, endMs: number) => `
      const note = (line) => fs.appendFileSync(${JSON.stringify(log)}, '${name} ' + line + '\\n');
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
        process.on(signal, () => setTimeout(() => { note('ended after ' + signal); process.exit(0); }, ${endMs}));
      note('begun');
      setTimeout(() => process.exit(3), 20_000);`;
    const run = (name: string, endMs: number) => `(process.execPath, ['-e', ${JSON.stringify(noting(name, endMs))}])`;
    const code = `import { runProgram, runQuietly } from './run-program.ts';
      const lane = async () => { await runProgram${run('shown', 0)}; await runProgram${run('next', 0)}; };
      await Promise.all([lane(), runQuietly${run('quiet', 300)}]);`;
    const launcher = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: import.meta.dirname });
    const ended = once(launcher, 'exit');
    const lines = () => readFileSync(log, 'utf8').trim().split('\n').toSorted();
    await expect.poll(lines, { timeout: 10_000 }).toEqual(['quiet begun', 'shown begun']);
    launcher.kill(signal);
    expect(await ended).toEqual([1, null]);
    const told = `ended after ${signal}`;
    expect(lines()).toEqual(['quiet begun', `quiet ${told}`, 'shown begun', `shown ${told}`]);
  },
);

it.each(['SIGINT', 'SIGHUP'] as const)('%s ends npm run dev and npm run fake-wasender', async (signal) => {
  const folder = temporaryFolder();
  // In place of the real one, which would prepare the libraries of the page.
  const vite = path.join(folder, 'vite');
  writeFileSync(vite, `#!${process.execPath}\nsetInterval(() => {}, 1000);`);
  chmodSync(vite, 0o755);
  // A server whose settings are refused ends, and its watcher waits for a change.
  const env = { ...process.env, PATH: folder, PORT: '0', RUBRICA_WORKERS: 'none' };
  for (const command of ['dev', 'fake-wasender']) {
    const launcher = spawn(process.execPath, [path.join(import.meta.dirname, `../commands/${command}.ts`)], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void launcher.kill('SIGTERM'));
    const ended = once(launcher, 'exit');
    await once(launcher.stdout, 'data');
    launcher.kill(signal);
    expect(await ended).toEqual([0, null]);
  }
});

it.each(['start', 'fake-wasender'])('npm run %s does not end well when what it runs was killed', async (command) => {
  // In each process of the command: nothing is built, and the server is killed as it begins.
  const preloaded = `
    import { registerHooks } from 'node:module';
    registerHooks({
      load: (url, context, next) => url.endsWith('/scripts/lib/build.ts')
        ? { format: 'module', source: 'export const buildPlatform = async () => {};', shortCircuit: true }
        : next(url, context),
    });
    if (process.argv[1]?.endsWith('main.ts')) process.kill(process.pid, 'SIGKILL');`;
  const preload = path.join(temporaryFolder(), 'preload.mjs');
  writeFileSync(preload, preloaded);
  const launcher = spawn(process.execPath, [path.join(import.meta.dirname, `../commands/${command}.ts`)], {
    env: { ...process.env, NODE_OPTIONS: `--import=${preload}` },
    stdio: 'ignore',
  });
  expect(await once(launcher, 'exit')).toEqual([null, 'SIGKILL']);
});
