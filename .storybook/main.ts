import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { preBundled } from './pre-bundled.ts';

const stories = [
  './docs/*.mdx',
  './addon-rubrica/*.stories.tsx',
  '../packages/*/src/**/*.stories.tsx',
  '../apps/platform/src/**/*.stories.tsx',
];

export default {
  framework: '@storybook/react-vite',
  stories,
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    fileURLToPath(new URL('addon-rubrica/preset.ts', import.meta.url)),
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props come from TypeScript 7, whose compiler API the slower docgen cannot use.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Workspace packages are read from their source, so a story shows what stands in the editor.
      resolve: { conditions: ['@rubrica/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
      // Found before the first story runs: a dependency met midway would reload the page under a test.
      optimizeDeps: {
        entries: ['packages/*/src/**/*.stories.tsx', 'apps/platform/src/**/*.stories.tsx', '.storybook/preview.tsx'],
        include: preBundled,
      },
    }),
} satisfies StorybookConfig;
