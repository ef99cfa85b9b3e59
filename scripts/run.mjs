// Every root command enters here, with whatever Node the machine has: it installs what the lock file says when that has
// changed, and goes on with the Node that the project pins.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
  console.log('Installing what the lock file says; this takes a minute the first time.');
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
    console.error('The install failed. Is the npm registry within reach? Run the command again once it is.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lockHash());
}

if (!installed()) install();

const [command = 'start', ...rest] = process.argv.slice(2);
const bins = [path.join(root, 'node_modules/.bin'), path.dirname(pinnedNode)].join(path.delimiter);
const child = spawnSync(pinnedNode, [path.join(root, `scripts/commands/${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bins}${path.delimiter}${process.env.PATH}` },
});
process.exit(child.status ?? 1);
