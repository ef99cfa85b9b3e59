// The whole suite. Each step prints what it ran, and the last line adds them up.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { browserExecutable } from '../browser.ts';
import { bundleServer } from '../lib/bundle-server.ts';
import { installedChromium } from '../lib/installed-chromium.ts';
import { runInLanes, type Step } from '../lib/run-lanes.ts';
import { root } from '../lib/run-program.ts';
import { endWithCounts, runPlaywright, runScriptCheck, runVitest } from '../lib/test-steps.ts';

const startedAt = performance.now();

rmSync(path.join(root, '.cache/reports'), { recursive: true, force: true });
// Node keeps what it compiles: the suite starts some forty servers and tools, each with the same modules.
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, '.cache/node');
await browserExecutable();
// Some forty servers are started, which takes half the processor time where their own modules are joined. It is made anew in each run;
// the tests of a start itself, and the end-to-end test of an empty server, start the sources.
process.env['RUBRICA_TEST_SERVER'] = await bundleServer();

const packed = { env: { RUBRICA_PACKED: 'true' } };
// Marking and the exam page run in the Chromium of this machine, as people have it; all else runs in the pinned one.
const current = installedChromium();
if (current === undefined) console.log('No Chromium is installed: all end-to-end tests run in the pinned one.\n');
const exams = current === undefined ? {} : { RUBRICA_EXAMS_IN: current };

// An end-to-end test writes a paper in it.
const workbench: Step = {
  run: () => runScriptCheck('build of the workbench', 'scripts/commands/storybook.ts', { args: ['--build-only'] }),
};
const build: Step = { run: () => runScriptCheck('build', 'scripts/commands/build.ts', { args: ['--pack'] }) };

// Two lanes, because each step waits at times: the tests for databases, timers, recordings and players, what looks at packages for one
// core or for the network, the pictures for frames. First what says in a minute what is wrong, and what others need; then the longest
// steps, so that the short ones fill the end of both lanes.
const steps: Step[] = [
  { run: () => runScriptCheck('verify', 'scripts/commands/verify.ts', { args: ['--from-scratch'] }) },
  workbench,
  // Not beside the beginning of `verify`, which lists the files: a build writes some for a moment beside its configuration.
  build,
  // Nothing of them says how fast something has to be.
  {
    after: [build, workbench],
    run: () => runPlaywright('end to end', 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], exams),
  },
  {
    run: () =>
      runVitest(
        'units, and the API on PostgreSQL and embedded',
        ['unit', 'platform-unit', 'api-unit', 'api-pglite', 'api-postgres'],
        {
          triesFilesAgain: true,
        },
      ),
  },
  { run: () => runVitest('stories in both languages', ['stories*']) },
  // They wait for frames and fonts, and are compared as they are once nothing moves: what runs beside them changes none.
  {
    run: () =>
      runPlaywright('pictures of views, components and pages', process.execPath, ['scripts/commands/visual.ts']),
  },
  {
    after: [build],
    run: () => runScriptCheck('packed packages in the app of another team', 'scripts/check-embed.ts', packed),
  },
  {
    after: [build],
    run: () => runScriptCheck('manifests and types of the packages', 'scripts/check-packages.ts', packed),
  },
  { run: () => runScriptCheck('API pages of every public name', 'scripts/commands/docs.ts') },
  { after: [build, workbench], run: () => runScriptCheck('size budgets', 'scripts/check-sizes.ts', packed) },
];
const counts = await runInLanes(steps, 2);

console.log(`npm test took ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`);
endWithCounts(counts);
