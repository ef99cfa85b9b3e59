import { defineConfig } from 'tsup';

/** One file per entry and shared chunks between them, so that a page that only asks loads no marker and no editor. */
export default defineConfig({
  entry: { index: 'src/index.ts', react: 'src/react.ts', marker: 'src/marker.ts', editor: 'src/editor.ts' },
  format: 'esm',
  target: 'es2023',
  dts: true,
  splitting: true,
  treeshake: true,
  clean: true,
  sourcemap: true,
});
