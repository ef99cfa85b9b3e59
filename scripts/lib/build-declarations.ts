import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { goEnv } from './go-programs.ts';
import { root } from './run-program.ts';

interface Manifest {
  /** None where a package is a command only. */
  exports?: Record<string, { '@rubrica/source'?: string; types?: string }>;
}

/** The source of each entry that a package publishes, by the path of its declarations without `.d.ts`. */
function entriesOf(folder: string): [string, string][] {
  const { exports }: Manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  return Object.values(exports ?? {}).flatMap(({ '@rubrica/source': source, types }): [string, string][] =>
    source && types ? [[path.join(folder, types.replace(/\.d\.ts$/u, '')), path.join(root, folder, source)]] : [],
  );
}

/** Where the declarations that several entries share are written: into the package that they come from. */
function sharedFileName({ moduleIds }: { moduleIds: string[] }): string {
  const [folder = ''] = /packages\/[\w-]+/u.exec(moduleIds[0] ?? '') ?? [];
  return `${folder}/dist/[name]-[hash].js`;
}

/**
 * Writes the type declarations of packages: a file for each of their entries, and others for what entries share. One run of
 * the compiler makes those of all packages.
 *
 * @param folders The packages' folders, relative to the repository
 */
export async function buildDeclarations(folders: readonly string[]): Promise<void> {
  // The plugin starts the compiler in the environment of this process.
  Object.assign(process.env, goEnv);
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(folders.flatMap((folder) => entriesOf(folder))),
    external: /^[^./]/u,
    plugins: dts({
      tsconfig: path.join(root, 'tsconfig.declarations.json'),
      generator: 'tsgo',
      emitDtsOnly: true,
      // It says at each run that TypeScript 7 is new.
      logger: { info: () => {}, warn: () => {}, error: console.error },
    }),
  });
  await bundle.write({ dir: root, chunkFileNames: sharedFileName });
}
