import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { leanStylesInPages } from '../../scripts/lib/lean-styles.ts';
import { basicFontFiles } from './scripts/basic-fonts.ts';
import { brandColors, platformIcon } from './scripts/brand-colors.ts';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { compressFiles } from './scripts/compress-files.ts';
import { pdfJsFiles } from './scripts/pdf-js-files.ts';
import { leanLibraries } from './scripts/lean-libraries.ts';
import { serviceWorker } from './scripts/service-worker.ts';

const api = process.env['RUBRICA_API'] ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [
    leanStylesInPages,
    react(),
    brandColors,
    platformIcon,
    basicFontFiles,
    pdfJsFiles,
    compressFiles,
    leanLibraries,
    serviceWorker,
  ],
  resolve: {
    conditions: ['@rubrica/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  server: { port: 5173, proxy: { '/api': { target: api }, '/socket.io': { target: api, ws: true } } },
  build: {
    target: 'es2022',
    // `scripts/lib/first-page-size.ts` walks it.
    manifest: true,
    // Fonts stay files: a page needs few of their subsets.
    assetsInlineLimit: 0,
    // A browser that cannot load modules ahead loads them when they are imported.
    modulePreload: {
      polyfill: false,
      // What opens the socket and starts the service worker comes once a page is idle: the names of all that it imports would be in every page's first script.
      resolveDependencies: (file, dependencies) => (file.includes('start-idle') ? [] : dependencies),
    },
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups.map(({ name, modules }, index) => ({
            name,
            test: (id) => modules.some((pattern) => pattern.test(id)),
            priority: chunkGroups.length - index,
          })),
        },
      },
    },
  },
});
