import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { entryFiles } from '../../scripts/lib/entry-files.ts';
import { leanStyles } from '../../scripts/lib/lean-styles.ts';
import { markClientEntries } from '../../scripts/lib/mark-client-entries.ts';

interface Manifest {
  exports: Record<string, { '@rubrica/source': string }>;
  publishConfig: { exports: object };
}

const { exports, publishConfig } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
/** What others import, by the name of its built file. */
const entries = Object.fromEntries(
  Object.entries(exports)
    .filter(([name]) => name in publishConfig.exports)
    .map(([, { '@rubrica/source': source }]) => [source.replace(/^\.\/src\/|\.ts$/gu, ''), source]),
);

export default defineConfig({
  // A file per module: what a page does not use then stays out of it, however its bundler splits.
  entry: entryFiles(import.meta.dirname, [
    'src/**/{fixtures,type-gallery}.ts',
    'src/samples.ts',
    'src/**/{arbitraries,sheet,sheet-parts,type-sheets}.ts',
    'src/**/{stories,testing,workbench,samples}/**',
  ]),
  format: 'esm',
  target: 'es2023',
  esbuildPlugins: [leanStyles],
  splitting: true,
  treeshake: true,
  clean: true,
  sourcemap: true,
  onSuccess: async () => markClientEntries(Object.keys(entries).map((name) => `dist/${name}.js`)),
});
