import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { browserArgs, browserEnv, browserExecutable } from '../scripts/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The initial globals of a run, read by Storybook's test plugin. */
    'storybook/test-initial-globals': Record<string, unknown>;
  }
}

const languages = ['en', 'ar'] as const;

/**
 * Runs every story as a test in Chromium, with axe, once in English and once in Arabic: two instances of one browser project with
 * different globals.
 */
export async function storiesProject(): Promise<TestProjectInlineConfiguration> {
  const executablePath = await browserExecutable();
  return {
    extends: true,
    plugins: [await storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
    test: {
      name: 'stories',
      // Allows for slow machines.
      testTimeout: 90_000,
      // One retry on CI, as for the end-to-end tests, because shared machines may stall.
      retry: process.env.CI ? 1 : 0,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { executablePath, args: browserArgs, env: browserEnv },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: languages.map((language) => ({
          browser: 'chromium' as const,
          name: `stories (${language})`,
          provide: { 'storybook/test-initial-globals': { language } },
        })),
      },
    },
  };
}
