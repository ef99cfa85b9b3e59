// The whole suite. Each step reports what it ran; the last line adds them up.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserExecutable } from '../browser.mjs';
import { buildPackages, buildPlatform } from '../lib/build.mjs';
import { root, sh } from '../lib/sh.mjs';

const reports = path.join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

async function timed(run) {
  const started = performance.now();
  const code = await run();
  return { code, seconds: ((performance.now() - started) / 1000).toFixed(0) };
}

function tell(isGood, name, seconds) {
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
}

/** A step without tests of its own counts as one. */
async function step(name, run) {
  const { code, seconds } = await timed(run);
  tell(code === 0, name, seconds);
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/** A step whose runner writes a report. */
async function counted(name, file, run, read) {
  const { code, seconds } = await timed(run);
  const { passed, failed } = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 };
  // A run that ends badly without a failed test (a crashed worker, an unhandled rejection) is a failure of its own.
  const failures = code !== 0 && failed === 0 ? 1 : failed;
  tell(failures === 0, `${name}: ${passed} passed, ${failures} not`, seconds);
  count(passed, failures);
}

async function vitest(name, ...projects) {
  const file = path.join(reports, `vitest-${projects[0].replace(/\W/gu, '')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  await counted(
    name,
    file,
    () => sh('vitest', ['run', ...chosen, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    }),
  );
}

await browserExecutable();
await step('verify', () => sh(process.execPath, ['scripts/commands/verify.mjs']));

// One after the other: a page that waits for the processor looks like a page that hangs.
await vitest('units, and the API on both databases', 'unit', 'api-pglite', 'api-postgres');
await vitest('stories in both languages', 'stories*');

await step('build', async () => {
  await buildPackages();
  await buildPlatform();
  return 0;
});
await step('packages', () => sh(process.execPath, ['scripts/check-packages.mjs']));
await step("packages in another team's hands", () => sh(process.execPath, ['scripts/check-embed.mjs']));
await step('API pages of every public name', () => sh(process.execPath, ['scripts/commands/docs.mjs']));
await step('size budgets', () => sh(process.execPath, ['scripts/check-sizes.mjs']));

// Before the end-to-end tests, whose servers would disturb the picture.
const visualReport = path.join(reports, 'visual.json');
await counted(
  'how every view of every type looks',
  visualReport,
  () =>
    sh(process.execPath, ['scripts/commands/visual.mjs'], {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: visualReport },
    }),
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
);

const e2eReport = path.join(reports, 'e2e.json');
await counted(
  'end to end',
  e2eReport,
  () =>
    sh('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
    }),
  ({ stats }) => {
    if (stats.flaky > 0) console.log(`${stats.flaky} needed a second try: see the list above.`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
  },
);

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
