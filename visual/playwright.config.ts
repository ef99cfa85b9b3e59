import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArgs, browserEnv, browserExecutable } from '../scripts/browser.ts';

const cache = path.resolve(import.meta.dirname, '../.cache/visual');

/** Compares pictures of every view of every type, of components, workbench and pages, in the pinned browser with the bundled fonts. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: path.join(cache, 'results'),
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  reporter: [
    ['dot'],
    ['./report/reporter.ts', { file: path.join(cache, 'report/index.html') }],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? path.join(cache, 'report.json') }],
  ],
  fullyParallel: true,
  forbidOnly: true,
  // In a page of its own. `npm test` names each test that needed it, and allows few (scripts/lib/test-steps.ts).
  retries: 1,
  // A third waits less for the cores than for its page to come to rest.
  workers: 3,
  // A busy machine shows late what it shows: only what never comes fails.
  timeout: 120_000,
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixels: 12, threshold: 0.1 } },
  use: {
    baseURL: 'http://localhost:4179',
    viewport: { width: 1000, height: 700 },
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await browserExecutable(), env: browserEnv, args: browserArgs },
  },
  webServer: {
    command: `${process.execPath} node_modules/vite/bin/vite.js preview --config visual/vite.config.ts`,
    cwd: path.resolve(import.meta.dirname, '..'),
    url: 'http://localhost:4179',
    timeout: 60_000,
  },
});
