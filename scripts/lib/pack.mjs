import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { quiet, root } from './sh.mjs';

/** The published packages, in the order in which they need each other. */
export const packageNames = ['ui', 'question-kit', 'api-client'];
const folder = path.join(root, '.cache/packed');

/** Packs every published package from its built files, as npm would publish it; resolves to each tarball's path by name. */
export async function packAll() {
  rmSync(folder, { recursive: true, force: true });
  const tarballs = {};
  for (const name of packageNames) {
    const into = path.join(folder, name);
    mkdirSync(into, { recursive: true });
    const { code, output } = await quiet('pnpm', ['--filter', `@rubrica/${name}`, 'pack', '--pack-destination', into]);
    const tarball = readdirSync(into).find((file) => file.endsWith('.tgz'));
    if (code !== 0 || !tarball) throw new Error(`@rubrica/${name} could not be packed:\n${output}`);
    tarballs[name] = path.join(into, tarball);
  }
  return tarballs;
}
