// Runs the tests that a change can reach: what differs from the merge base with main, committed or not. Another commit to compare
// with: `npm run test:changed -- <commit>`. `npm test` stays the measure: what tests read from disk is not followed.
import { browserExecutable } from '../browser.ts';
import { buildPlatform } from '../lib/build.ts';
import { endToEndTestsFor, screenshotsFor } from '../lib/affected-tests.ts';
import { filesChangedSince, mergeBase } from '../lib/git-files.ts';
import { type Counts, endWithCounts, runPlaywright, runVitest } from '../lib/test-steps.ts';

const startedAt = performance.now();
const base = mergeBase(process.argv[2]);
const changed = filesChangedSince(base);
console.log(`${changed.length} files differ from ${base.slice(0, 9)}.`);

await browserExecutable();
const steps: Counts[] = [];
const changedOnly = ['--changed', base, '--passWithNoTests'];
steps.push(
  await runVitest('units, API and stories', ['unit', 'platform-unit', 'api-unit', 'api-postgres', 'stories*'], {
    args: changedOnly,
  }),
);

const screenshots = screenshotsFor(changed);
if (screenshots !== undefined)
  steps.push(
    await runPlaywright('screenshots', process.execPath, ['scripts/commands/visual.ts', '--grep', screenshots]),
  );

const endToEndTests = endToEndTestsFor(changed);
if (endToEndTests.length > 0) {
  await buildPlatform();
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...endToEndTests];
  steps.push(await runPlaywright(`end to end: ${endToEndTests.join(', ')}`, 'playwright', args));
}

console.log(`npm run test:changed took ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
endWithCounts(steps);
