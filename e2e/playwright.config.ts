import { defineConfig } from '@playwright/test';
import { browserArgs, browserEnv, browserExecutable } from '../scripts/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../.cache/e2e',
  globalSetup: './global-setup.ts',
  reporter: [
    ['list'],
    ['json', process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? {} : { outputFile: '../.cache/reports/e2e.json' }],
  ],
  fullyParallel: true,
  forbidOnly: true,
  // The tests wait for timers and for the network in a quarter of their time.
  workers: '150%',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    // With pictures and snapshots of the page the tests take nearly twice as long.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    launchOptions: {
      executablePath: await browserExecutable(),
      // Without a language of the machine Chromium names no download in Arabic letters.
      env: { ...browserEnv, LANG: 'C.UTF-8' },
      args: browserArgs,
    },
  },
});
