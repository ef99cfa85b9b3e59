import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Tarballs } from './pack.ts';
import { runQuietly, root } from './run-program.ts';

/** The version of each package in the lock file, where there is only one: a new release of a dependency must not fail this check. */
function lockedVersions(): [name: string, version: string][] {
  const versions = new Map<string, string | null>();
  const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const packages = lock.slice(lock.indexOf('\npackages:\n'), lock.indexOf('\nsnapshots:\n'));
  for (const [, name = '', version = ''] of packages.matchAll(/^ {2}'?(@?[^@'\n]+)@([^'():\n]+)'?:$/gmu)) {
    versions.set(name, versions.has(name) ? null : version);
  }
  return [...versions].filter((entry): entry is [string, string] => entry[1] !== null);
}

/**
 * Copies `examples/embed` to a folder outside the repository and installs the packed packages into it, as another team would.
 * `otherVersions` overrides the versions of further packages. Resolves to the folder.
 */
export async function installPacked(
  tarballs: Tarballs,
  otherVersions: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'embed-'));
  cpSync(path.join(root, 'examples/embed'), folder, {
    recursive: true,
    filter: (from) => !/\/(node_modules|dist)(\/|$)/u.test(from.slice(root.length)),
  });
  const overrides = {
    ...Object.fromEntries(lockedVersions()),
    ...Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [`@rubrica/${name}`, `file:${file}`])),
    ...otherVersions,
  };
  const lines = Object.entries(overrides).map(
    ([name, version]) => `  ${JSON.stringify(name)}: ${JSON.stringify(version)}`,
  );
  writeFileSync(
    path.join(folder, 'pnpm-workspace.yaml'),
    `packages: ['.']\nautoInstallPeers: false\nstrictPeerDependencies: true\nhoist: false\noverrides:\n${lines.join('\n')}\n`,
  );
  const { code, output } = await runQuietly('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(`The packed packages could not be installed:\n${output}`);
  return folder;
}
