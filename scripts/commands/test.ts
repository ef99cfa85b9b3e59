// The whole suite. Each step prints what it ran, and the last line adds them up.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { browserExecutable } from '../browser.ts';
import { installedChromium } from '../lib/installed-chromium.ts';
import { root } from '../lib/run-program.ts';
import { addCounts, type Counts, runPlaywright, runScriptCheck, runVitest } from '../lib/test-steps.ts';

const startedAt = performance.now();
const steps: Counts[] = [];
const endToEnd = ['test', '--config', 'e2e/playwright.config.ts'];

rmSync(path.join(root, '.cache/reports'), { recursive: true, force: true });
await browserExecutable();

steps.push(await runScriptCheck('verify', 'scripts/commands/verify.ts', { args: ['--from-scratch'] }));

// The build uses one core for most of its time, and what the tests beside it leave idle.
const [build, units] = await Promise.all([
  runScriptCheck('build', 'scripts/commands/build.ts', { args: ['--pack'] }),
  runVitest('units, and the API on both databases', ['unit', 'api-unit', 'api-pglite', 'api-postgres']),
]);
steps.push(build, units);

// The stories wait for recordings and players in a fifth of their time, and the packages' checks use less than one core each.
const packed = { env: { RUBRICA_PACKED: 'true' } };
const checkPackages = async () => [
  await runScriptCheck('packed packages in the app of another team', 'scripts/check-embed.ts', packed),
  await runScriptCheck('manifests and types of the packages', 'scripts/check-packages.ts', packed),
  await runScriptCheck('API pages of every public name', 'scripts/commands/docs.ts'),
  await runScriptCheck('size budgets', 'scripts/check-sizes.ts', packed),
];
const [stories, packages] = await Promise.all([runVitest('stories in both languages', ['stories*']), checkPackages()]);
steps.push(stories, ...packages);

steps.push(
  await runPlaywright('screenshots of every view of every type', process.execPath, ['scripts/commands/visual.ts']),
  await runPlaywright('end to end', 'playwright', endToEnd),
);

const current = installedChromium();
if (current === undefined) console.log('No Chromium is installed: the end-to-end tests ran in the pinned one alone.\n');
else {
  const name = 'marking and the exam page, in the Chromium of this machine';
  const args = [...endToEnd, 'e2e/marking.e2e.ts', 'e2e/attempt.e2e.ts'];
  steps.push(await runPlaywright(name, 'playwright', args, { RUBRICA_CHROMIUM: current }));
}

const { passed, failed } = addCounts(steps);
console.log(`npm test took ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
