import { defineConfig } from '@playwright/test';
import { browserArgs, browserEnv, browserExecutable } from '../scripts/browser.ts';

/** The Chromium of this machine, if the pages that an exam depends on run there: nothing of them needs the pinned one, as pictures do. */
const { RUBRICA_EXAMS_IN: currentChromium } = process.env;
const exams = ['**/marking.e2e.ts', '**/attempt.e2e.ts', '**/offline.e2e.ts'];

const args = [
  ...browserArgs,
  // A page is left before what V8's optimising compilers make of its scripts is worth their time: a fifth of what pages take.
  '--js-flags=--no-opt --no-maglev',
  // `plain-http.e2e.ts` needs another name for this machine. With flags of its own it would have a browser, a worker and a server of its own.
  '--host-resolver-rules=MAP school.test 127.0.0.1',
];

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
  // `npm test` names each test that needed it, and allows few (scripts/lib/test-steps.ts).
  retries: 1,
  // The tests wait for timers and for the network: with three workers on two cores a fifth of the processor time is left.
  workers: '200%',
  // No limit says how fast something has to be: on a machine that does much else, all takes ten times as long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'pinned', testIgnore: currentChromium ? exams : [] },
    ...(currentChromium
      ? [
          {
            name: 'current',
            testMatch: exams,
            use: {
              launchOptions: {
                executablePath: currentChromium,
                env: { ...process.env, LANG: 'C.UTF-8' },
                args,
              },
            },
          },
        ]
      : []),
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    // What a service worker answers no route of a test would see. Tests that are about it allow it.
    serviceWorkers: 'block',
    // Nobody looks at what moves: fewer frames are drawn.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    // A trace takes a seventh of the processor time, because it reads the body of every reply: the second try has one. `--trace on` gives
    // one to the first. With pictures and snapshots of the page the tests take nearly twice as long.
    trace: { mode: 'on-first-retry', snapshots: false, screenshots: false },
    launchOptions: {
      executablePath: await browserExecutable(),
      // Without a language of the machine Chromium names no download in Arabic letters.
      env: { ...browserEnv, LANG: 'C.UTF-8' },
      args,
    },
  },
});
