// The whole suite. Each step reports what it ran; the last line adds them up.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserExecutable } from '../browser.ts';
import { buildPackages, buildPlatform } from '../lib/build.ts';
import { root, runProgram } from '../lib/run-program.ts';

const reports = path.join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };

function count(passed: number, failed: number): void {
  total.passed += passed;
  total.failed += failed;
}

async function timed(run: () => Promise<number>) {
  const started = performance.now();
  const code = await run();
  return { code, seconds: ((performance.now() - started) / 1000).toFixed(0) };
}

function report(isGood: boolean, name: string, seconds: string): void {
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
}

/** A step without tests of its own counts as one. */
async function step(name: string, run: () => Promise<number>): Promise<void> {
  const { code, seconds } = await timed(run);
  report(code === 0, name, seconds);
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/** A step whose runner writes a report. */
async function counted<Report>(
  name: string,
  file: string,
  run: () => Promise<number>,
  read: (report: Report) => { passed: number; failed: number },
): Promise<void> {
  const { code, seconds } = await timed(run);
  const { passed, failed } = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 };
  // A run that ends badly without a failed test (a crashed worker, an unhandled rejection) is a failure of its own.
  const failures = code !== 0 && failed === 0 ? 1 : failed;
  report(failures === 0, `${name}: ${passed} passed, ${failures} not`, seconds);
  count(passed, failures);
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

async function vitest(name: string, ...projects: [string, ...string[]]): Promise<void> {
  const file = path.join(reports, `vitest-${projects[0].replace(/\W/gu, '')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  await counted(
    name,
    file,
    () => runProgram('vitest', ['run', ...chosen, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]),
    (results: VitestReport) => ({
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numPendingTests + results.numTodoTests,
    }),
  );
}

await browserExecutable();
await step('verify', () => runProgram(process.execPath, ['scripts/commands/verify.ts', '--from-scratch']));

// One after the other: a page that waits for the processor looks like a page that hangs.
await vitest('units, and the API on both databases', 'unit', 'api-pglite', 'api-postgres');
await vitest('stories in both languages', 'stories*');

await step('build', async () => {
  await buildPackages();
  await buildPlatform();
  return 0;
});
await step('packages', () => runProgram(process.execPath, ['scripts/check-packages.ts']));
await step("packages in another team's hands", () => runProgram(process.execPath, ['scripts/check-embed.ts']));
await step('API pages of every public name', () => runProgram(process.execPath, ['scripts/commands/docs.ts']));
await step('size budgets', () => runProgram(process.execPath, ['scripts/check-sizes.ts']));

// Before the end-to-end tests, whose servers would disturb the picture.
const visualReport = path.join(reports, 'visual.json');
await counted(
  'how every view of every type looks',
  visualReport,
  () =>
    runProgram(process.execPath, ['scripts/commands/visual.ts'], {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: visualReport },
    }),
  ({ stats }: PlaywrightReport) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
);

const e2eReport = path.join(reports, 'e2e.json');
await counted(
  'end to end',
  e2eReport,
  () =>
    runProgram('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
    }),
  ({ stats }: PlaywrightReport) => {
    if (stats.flaky > 0) console.log(`${stats.flaky} needed a second try: see the list above.`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
  },
);

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
