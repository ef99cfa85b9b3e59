import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { leanStyles } from '../../scripts/lib/lean-styles.ts';

export default defineConfig({
  // A file per module: what a page does not use then stays out of it, which one big file of styled components cannot do.
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}', '!src/**/story-*.ts', '!src/stories/**'],
  format: 'esm',
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts' } },
  esbuildPlugins: [leanStyles],
  splitting: true,
  treeshake: true,
  clean: true,
  sourcemap: true,
  onSuccess: () => copyFile('src/fonts.css', 'dist/fonts.css'),
});
