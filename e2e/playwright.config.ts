import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArgs, browserEnv, browserExecutable } from '../scripts/browser.ts';

const port = process.env.RUBRICA_E2E_PORT ?? '4173';
const origin = `http://localhost:${port}`;
// Workers read this file again: the folder is named once, by the process that starts the server.
process.env.RUBRICA_E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'rubrica-e2e-'));

export default defineConfig<object, { origin: string }>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../.cache/e2e',
  reporter: [
    ['list'],
    ['json', process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? {} : { outputFile: '../.cache/reports/e2e.json' }],
  ],
  fullyParallel: true,
  forbidOnly: true,
  // A shared machine may stall for seconds: one more try there, and the report names who needed it.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: origin,
    origin,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: await browserExecutable(),
      env: browserEnv,
      args: browserArgs,
    },
  },
  webServer: {
    command: `${process.execPath} --conditions=@rubrica/source apps/api/src/main.ts`,
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `${origin}/api/health`,
    env: { PORT: port, RUBRICA_DATA: process.env.RUBRICA_E2E_DATA },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 60_000,
  },
});
