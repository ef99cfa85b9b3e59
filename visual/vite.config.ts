import path from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  root: path.join(import.meta.dirname, 'page'),
  resolve: { conditions: ['@rubrica/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: { outDir: path.resolve(import.meta.dirname, '../.cache/visual/page'), emptyOutDir: true, minify: false },
  preview: { port: 4179, strictPort: true },
});
