import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { entryFiles } from '../../scripts/lib/entry-files.ts';
import { leanStyles } from '../../scripts/lib/lean-styles.ts';
import { markClientEntries } from '../../scripts/lib/mark-client-entries.ts';

export default defineConfig({
  // One file per module, because bundlers cannot tree-shake styled components out of a single file.
  entry: entryFiles(import.meta.dirname, ['src/**/story-*.ts', 'src/stories/**']),
  format: 'esm',
  target: 'es2022',
  esbuildPlugins: [leanStyles],
  // Patched, so that it has to come with the package.
  noExternal: ['sonner'],
  splitting: true,
  treeshake: true,
  clean: true,
  sourcemap: true,
  onSuccess: async () => {
    await copyFile('src/fonts.css', 'dist/fonts.css');
    markClientEntries(['dist/index.js']);
  },
});
