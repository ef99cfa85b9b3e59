import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { quiet, root } from './sh.mjs';

/** The version of each package that the project itself runs with, where there is only one: a newer one of somebody else's is no news of ours. */
function lockedVersions() {
  const versions = new Map();
  const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const packages = lock.slice(lock.indexOf('\npackages:\n'), lock.indexOf('\nsnapshots:\n'));
  for (const [, name, version] of packages.matchAll(/^ {2}'?(@?[^@'\n]+)@([^'():\n]+)'?:$/gmu)) {
    versions.set(name, versions.has(name) ? null : version);
  }
  return [...versions].filter(([, version]) => version !== null);
}

/**
 * Copies `examples/embed` to a folder far from this one and installs the packed packages into it, as another team would.
 * `others` puts other versions beside them. Resolves to the folder.
 */
export async function installPacked(tarballs, others = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'embed-'));
  cpSync(path.join(root, 'examples/embed'), folder, {
    recursive: true,
    filter: (from) => !/\/(node_modules|dist)(\/|$)/u.test(from.slice(root.length)),
  });
  const overrides = {
    ...Object.fromEntries(lockedVersions()),
    ...Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [`@rubrica/${name}`, `file:${file}`])),
    ...others,
  };
  const lines = Object.entries(overrides).map(
    ([name, version]) => `  ${JSON.stringify(name)}: ${JSON.stringify(version)}`,
  );
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), `packages: ['.']\noverrides:\n${lines.join('\n')}\n`);
  const { code, output } = await quiet('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], { cwd: folder });
  if (code !== 0) throw new Error(`The packed packages could not be installed:\n${output}`);
  return folder;
}
