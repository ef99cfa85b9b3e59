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
  // The platform's own icon, which its pages load by address.
  staticDirs: ['../apps/platform/public'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    fileURLToPath(new URL('addon-rubrica/preset.ts', import.meta.url)),
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The slower `react-docgen-typescript` needs a compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Resolves workspace packages to their source, so that stories need no build.
      resolve: { conditions: ['@rubrica/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
      // Bundles all dependencies before the first story: one that is found later reloads the page and fails the running test.
      optimizeDeps: {
        entries: ['packages/*/src/**/*.stories.tsx', 'apps/platform/src/**/*.stories.tsx', '.storybook/preview.tsx'],
        include: preBundled,
      },
    }),
} satisfies StorybookConfig;
