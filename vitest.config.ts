import { defineConfig } from 'vitest/config';
import { storiesProject } from './.storybook/vitest.project.ts';

const resolve = { conditions: ['@rubrica/source', 'module', 'node', 'import', 'default'] };

/** One project per kind of test; `npm test` runs them all. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/platform/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{ts,mjs}',
          ],
        },
      },
      await storiesProject(),
    ],
  },
});
