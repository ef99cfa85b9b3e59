import path from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import { platformIcon } from '../apps/platform/scripts/brand-colors.ts';
import { pdfJsFiles } from '../apps/platform/scripts/pdf-js-files.ts';

export default defineConfig({
  root: path.join(import.meta.dirname, 'page'),
  // What the platform's pages load by address. An address of no file is answered with 404, not with the page.
  plugins: [platformIcon, pdfJsFiles],
  appType: 'mpa',
  resolve: { conditions: ['@rubrica/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: { outDir: path.resolve(import.meta.dirname, '../.cache/visual/page'), emptyOutDir: true, minify: false },
  // A page that is loaded again asks for nothing again.
  preview: { port: 4179, strictPort: true, headers: { 'cache-control': 'max-age=3600' } },
});
