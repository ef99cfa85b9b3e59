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

/** A step without tests of its own counts as one. */
async function check(name, run) {
  const started = performance.now();
  const code = await run();
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(0)} s)\n`);
  return code;
}

async function counted(name, file, run, read) {
  const code = await check(name, run);
  if (!existsSync(file)) return count(0, 1);
  const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
  // A run that ends badly without a failed test (a crashed worker, an unhandled rejection) is a failure of its own.
  count(passed, code !== 0 && failed === 0 ? 1 : failed);
}

async function step(name, run) {
  const code = await check(name, run);
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

await browserExecutable();
await step('verify', () => sh(process.execPath, ['scripts/commands/verify.mjs']));

const vitestReport = path.join(reports, 'vitest.json');
await counted(
  'unit, api on both databases, stories',
  vitestReport,
  () => sh('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`]),
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
  }),
);

await step('build', async () => {
  await buildPackages();
  await buildPlatform();
  return 0;
});
await step('packages', () => sh(process.execPath, ['scripts/check-packages.mjs']));
await step('size budgets', () => sh(process.execPath, ['scripts/check-sizes.mjs']));

const e2eReport = path.join(reports, 'e2e.json');
await counted(
  'end to end',
  e2eReport,
  () =>
    sh('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
    }),
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
);

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
