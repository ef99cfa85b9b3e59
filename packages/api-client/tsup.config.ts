import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', contract: 'src/contract/index.ts' },
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
});
