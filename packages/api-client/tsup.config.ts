import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', contract: 'src/contract/index.ts', 'clean-line': 'src/contract/clean-line.ts' },
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
});
