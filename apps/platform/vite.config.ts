import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const api = process.env['RUBRICA_API'] ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react()],
  resolve: {
    conditions: ['@rubrica/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  server: { port: 5173, proxy: { '/api': { target: api, ws: true } } },
  build: {
    target: 'es2022',
    // `scripts/first-page-size.mjs` walks it.
    manifest: true,
    // Fonts stay files: a page needs few of their subsets.
    assetsInlineLimit: 0,
    sourcemap: true,
  },
});
