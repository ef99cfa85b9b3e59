import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig, type UserConfig } from 'vite';
import { platformIcon } from '../apps/platform/scripts/brand-colors.ts';
import { leanStylesInPages } from '../scripts/lib/lean-styles.ts';
import { chunkReport } from './chunk-report.ts';
import { unwrappedModules } from './unwrapped-modules.ts';
import { describeInStories } from './docgen.ts';
import { preBundled } from './pre-bundled.ts';
import { storyFiles } from './story-files.ts';

export default {
  framework: '@storybook/react-vite',
  stories: storyFiles,
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    fileURLToPath(new URL('addon-rubrica/preset.ts', import.meta.url)),
  ],
  // The words that a type is known by elsewhere are headings of its page.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The slower `react-docgen-typescript` needs a compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig<UserConfig, UserConfig>(
      { ...config, plugins: describeInStories(config.plugins ?? []) },
      {
        plugins: [chunkReport, unwrappedModules, leanStylesInPages, platformIcon],
        build: {
          chunkSizeWarningLimit: 2000,
          rolldownOptions: {
            // Libraries mark modules for React's server, which nothing here is.
            onLog: (level, log, handle) => {
              if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
            },
            checks: { pluginTimings: false },
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//u, priority: 2 },
                  // With all that it imports: one request instead of a hundred, and it packs better.
                  { name: 'workbench', test: /\/assembly\/workbench\/workbench\.tsx$/u, priority: 1 },
                ],
              },
            },
          },
        },
        // Resolves workspace packages to their source, so that stories need no build.
        resolve: { conditions: ['@rubrica/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
        // Bundles all dependencies before the first story: one that is found later reloads the page and fails the running test.
        optimizeDeps: {
          entries: ['packages/*/src/**/*.stories.tsx', 'apps/platform/src/**/*.stories.tsx', '.storybook/preview.tsx'],
          include: preBundled,
        },
      },
    ),
} satisfies StorybookConfig;
