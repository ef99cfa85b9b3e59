import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { browserArgs, browserEnv, browserExecutable } from '../scripts/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The toolbar's globals of a run, which Storybook's test plugin reads. */
    'storybook/test-initial-globals': Record<string, unknown>;
  }
}

const languages = ['en', 'ar'] as const;

/**
 * Every story as a test in a real Chromium, axe included, once in English and once in Arabic: two instances of one browser
 * project, which differ only in the toolbar's globals.
 */
export async function storiesProject(): Promise<TestProjectInlineConfiguration> {
  const executablePath = await browserExecutable();
  return {
    extends: true,
    plugins: [await storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
    test: {
      name: 'stories',
      // Patience for a busy machine; a story that hangs still ends.
      testTimeout: 90_000,
      // As end to end: a shared machine may stall, so one more try there.
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
