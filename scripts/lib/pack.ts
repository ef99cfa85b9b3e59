import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runQuietly, root } from './run-program.ts';

/** The published packages, in the order of their dependencies. */
export const packageNames = ['ui', 'question-kit', 'api-client', 'cli'] as const;

/** The path of each package's tarball, by the package's name. */
export type Tarballs = Record<(typeof packageNames)[number], string>;

const folder = path.join(root, '.cache/packed');

/**
 * Packs every published package from its built files, as npm would publish it. With `RUBRICA_PACKED` in the environment it
 * returns the tarballs that are there.
 */
export async function packAll(): Promise<Tarballs> {
  const isPacked = process.env.RUBRICA_PACKED === 'true';
  if (!isPacked) rmSync(folder, { recursive: true, force: true });
  const tarballs: Tarballs = { ui: '', 'question-kit': '', 'api-client': '', cli: '' };
  for (const name of packageNames) {
    const target = path.join(folder, name);
    mkdirSync(target, { recursive: true });
    const pack = ['--filter', `@rubrica/${name}`, 'pack', '--pack-destination', target];
    const { code, output } = isPacked ? { code: 0, output: '' } : await runQuietly('pnpm', pack);
    const tarball = readdirSync(target).find((file) => file.endsWith('.tgz'));
    if (code !== 0 || !tarball) throw new Error(`@rubrica/${name} could not be packed:\n${output}`);
    tarballs[name] = path.join(target, tarball);
  }
  return tarballs;
}
