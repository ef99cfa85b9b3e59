import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

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
