// The whole suite. Each step prints what it ran, and the last line adds them up.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { browserExecutable } from '../browser.ts';
import { bundleServer } from '../lib/bundle-server.ts';
import { installedChromium } from '../lib/installed-chromium.ts';
import { root } from '../lib/run-program.ts';
import { type Counts, endWithCounts, runPlaywright, runScriptCheck, runVitest } from '../lib/test-steps.ts';

const startedAt = performance.now();
const steps: Counts[] = [];

rmSync(path.join(root, '.cache/reports'), { recursive: true, force: true });
// Node keeps what it compiles: the suite starts some forty servers and tools, each with the same modules.
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, '.cache/node');
await browserExecutable();
// Some forty servers are started, which takes half the processor time where their own modules are joined. It is made anew in each run;
// the tests of a start itself, and the end-to-end test of an empty server, start the sources.
process.env['RUBRICA_TEST_SERVER'] = await bundleServer();

steps.push(await runScriptCheck('verify', 'scripts/commands/verify.ts', { args: ['--from-scratch'] }));

const packed = { env: { RUBRICA_PACKED: 'true' } };
// Marking and the exam page run in the Chromium of this machine, as people have it; all else runs in the pinned one.
const current = installedChromium();
if (current === undefined) console.log('No Chromium is installed: all end-to-end tests run in the pinned one.\n');
const exams = current === undefined ? {} : { RUBRICA_EXAMS_IN: current };

// Two lanes of about the same processor time, because each waits at times: the tests for databases, timers, recordings and players, the
// build and what looks at its packages for one core while the other idles, the pictures for frames.
const lanes = await Promise.all([
  inTurn(
    () =>
      runVitest('units, and the API on PostgreSQL and embedded', ['unit', 'api-unit', 'api-pglite', 'api-postgres'], {
        triesFilesAgain: true,
      }),
    () => runVitest('stories in both languages', ['stories*']),
  ),
  inTurn(
    () => runScriptCheck('build', 'scripts/commands/build.ts', { args: ['--pack'] }),
    // An end-to-end test writes a paper in it.
    () => runScriptCheck('build of the workbench', 'scripts/commands/storybook.ts', { args: ['--build-only'] }),
    // Nothing of them says how fast something has to be.
    () => runPlaywright('end to end', 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], exams),
    // They wait for frames and fonts, and are compared as they are once nothing moves: what runs beside them changes none.
    () => runPlaywright('pictures of views, components and pages', process.execPath, ['scripts/commands/visual.ts']),
    () => runScriptCheck('packed packages in the app of another team', 'scripts/check-embed.ts', packed),
    () => runScriptCheck('manifests and types of the packages', 'scripts/check-packages.ts', packed),
    () => runScriptCheck('API pages of every public name', 'scripts/commands/docs.ts'),
    () => runScriptCheck('size budgets', 'scripts/check-sizes.ts', packed),
  ),
]);
steps.push(...lanes.flat());

/** Runs steps one after another. */
async function inTurn(...runs: (() => Promise<Counts>)[]): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (const run of runs) counts.push(await run());
  return counts;
}

console.log(`npm test took ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`);
endWithCounts(steps);
