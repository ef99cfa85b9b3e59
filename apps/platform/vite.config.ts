import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { leanStylesInPages } from '../../scripts/lib/lean-styles.ts';
import { brandColors } from './scripts/brand-colors.ts';
import { compressFiles } from './scripts/compress-files.ts';

const api = process.env['RUBRICA_API'] ?? 'http://localhost:4000';

/** What every page of every role needs; together it packs far better than in thirty small files. */
const base = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|ky)\//u,
  /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*(infinite|Mutation|mutation|Queries|queries))/u,
  /node_modules\/lucide-react\/dist\/esm\/(?!icons|lucide)/u,
  /packages\/api-client\/src\/(errors|client)\/(?!upload)/u,
  /packages\/ui\/src\/(provider|theme)\//u,
  /packages\/ui\/src\/messages\/common\./u,
  /packages\/ui\/src\/button\/(button|route-link|use-refocus-after-disabled)\./u,
  /packages\/ui\/src\/feedback\/(chip|empty-state|error-state|illustrations|skeleton|spinner)\./u,
  /packages\/ui\/src\/layout\/(avatar|card|heading|skip-link|stack|visually-hidden)\./u,
  /platform\/src\/(app|main)\./u,
  /platform\/src\/lib\/(brand|errors|messages|storage)\//u,
  /platform\/src\/lib\/page\/(breadcrumbs|load-error|loading|page|page-skeleton|query-view)\./u,
  /platform\/src\/lib\/toast\/(toast|lazy-toaster)\./u,
  /platform\/src\/lib\/[\w-]+\.tsx?$/u,
  /platform\/src\/features\/shell\/(shell|side-nav|bottom-bar|notices|account-button|use-log-out|use-close-on-leave)\./u,
];

/** Where a student lands. */
const student = [/platform\/src\/features\/student-tasks\//u, /platform\/src\/lib\/attempts\//u];

/** What an open attempt needs besides, and other pages too: as files of their own, these would be more head than body. */
const saving = [
  /platform\/src\/lib\/saving\/(save-indicator|save-queue|save-state|try-save)\./u,
  /lucide-react\/dist\/esm\/icons\/(book-open|check|chevron-(down|up)|download|log-out)\./u,
];

const isOneOf = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

export default defineConfig({
  plugins: [leanStylesInPages, react(), brandColors, compressFiles],
  resolve: {
    conditions: ['@rubrica/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  server: { port: 5173, proxy: { '/api': { target: api, ws: true } } },
  build: {
    target: 'es2022',
    // `scripts/lib/first-page-size.ts` walks it.
    manifest: true,
    // Fonts stay files: a page needs few of their subsets.
    assetsInlineLimit: 0,
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // First, because a group also takes what its modules import: no other page is to load the student's for that.
            { name: 'base', test: isOneOf(base), priority: 2 },
            { name: 'student', test: isOneOf(student), priority: 1 },
            { name: 'saving', test: isOneOf(saving) },
          ],
        },
      },
    },
  },
});
