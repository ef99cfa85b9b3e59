import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { root } from './run-program.ts';

const main = path.join(root, 'apps/api/src/main.ts');
/** Below what the server has installed, so that what it imports by name is found, and nothing takes it for a source. */
const folder = path.join(root, 'apps/api/node_modules/.cache/server');

/** Leaves installed packages out of the bundle. One that only the server's own dependencies import is named by its place. */
const installedPackages: Plugin = {
  name: 'installed-packages',
  async resolveId(source, importer) {
    if (importer === undefined || /^(?:[./]|node:)/u.test(source) || source.startsWith('@rubrica/')) return null;
    if (importer.startsWith(path.dirname(main))) return { id: source, external: true };
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved && !resolved.external ? { id: pathToFileURL(resolved.id).href, external: true } : resolved;
  },
};

/** Has each module find the files beside its source: migrations, the demo's files, and what runs on threads. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform: {
    filter: { code: 'import.meta.' },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
        .replaceAll('import.meta.filename', JSON.stringify(id))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

/**
 * Joins the server's own modules into a few files: it then starts in half the processor time, which forty starts of a run of all tests
 * take. Resolves to the file to start.
 */
export async function bundleServer(): Promise<string> {
  const build = await rolldown({
    input: main,
    platform: 'node',
    plugins: [installedPackages, placesOfSources],
    resolve: {
      conditionNames: ['@rubrica/source', 'node', 'import', 'module-sync', 'default'],
      mainFields: ['main'],
    },
    treeshake: false,
    onLog: (level, { message }) => {
      throw new Error(`The server could not be bundled (${level}): ${message}`);
    },
  });
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    cleanDir: true,
  });
  await build.close();
  return path.join(folder, 'main.mjs');
}
