// Runs a root command with any Node of the machine: installs the dependencies when the lock file has changed, and runs the
// command with the Node version that the project pins.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endWithProgram } from './lib/end-with-program.mjs';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'node_modules/.installed');
const pinnedNode = path.join(root, 'node_modules/node/bin/node');
const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

function lockHash() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function installed() {
  return existsSync(stamp) && existsSync(pinnedNode) && readFileSync(stamp, 'utf8') === lockHash();
}

function install() {
  console.log('Installing the dependencies; this takes a minute the first time.');
  const { status } = spawnSync(
    'npx',
    [
      '--yes',
      `pnpm@${devDependencies.pnpm}`,
      'install',
      '--frozen-lockfile',
      '--reporter=append-only',
      '--loglevel=error',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: 'true' },
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('The install failed. Check that the npm registry is reachable, and run the command again.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lockHash());
}

/** Points git at the tracked hooks, unless the clone has hooks of its own or runs in CI. */
function enableTrackedHooks() {
  if (process.env.CI || !existsSync(path.join(root, '.git'))) return;
  const configured = spawnSync('git', ['config', '--get', 'core.hooksPath'], { cwd: root, encoding: 'utf8' });
  if (configured.status === 1) spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root });
}

if (!installed()) install();
enableTrackedHooks();

const [command = 'start', ...rest] = process.argv.slice(2);
const bins = [path.join(root, 'node_modules/.bin'), path.dirname(pinnedNode)].join(path.delimiter);
endWithProgram(pinnedNode, [path.join(root, `scripts/commands/${command}.ts`), ...rest], {
  cwd: root,
  endsWithParent: process.env.npm_lifecycle_script === `node scripts/run.mjs ${command}`,
  env: {
    // What is compiled once is compiled for the processes that follow: servers of tests start in 80 % of the processor time.
    NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
    ...process.env,
    PATH: `${bins}${path.delimiter}${process.env.PATH}`,
  },
});
