import { defineConfig } from 'vitest/config';
import { storiesProject } from './.storybook/vitest.project.ts';

const resolve = { conditions: ['@rubrica/source', 'module', 'node', 'import', 'default'] };
/** As Node itself resolves: a server's dependencies are loaded by it, not by Vite. */
const onNode = { conditions: ['@rubrica/source', 'node'] };

/** One project per kind of test; `npm test` runs them all. */
export default defineConfig({
  test: {
    projects: [
      ...(['pglite', 'postgres'] as const).map((database) => ({
        resolve: onNode,
        ssr: { resolve: onNode },
        test: {
          name: `api-${database}`,
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: `apps/api/src/testing/provide-${database}.ts`,
          // Patience for a busy machine; a test that hangs still ends.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      })),
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 60_000,
          include: [
            'packages/*/{src,scripts}/**/*.test.{ts,tsx}',
            'apps/platform/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{ts,mjs}',
            '.storybook/**/*.test.ts',
          ],
        },
      },
      await storiesProject(),
    ],
  },
});
