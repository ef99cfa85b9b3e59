import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, runProgram, runQuietly } from './run-program.ts';

/** How many tests of a step passed and failed, and which of those that passed needed a second try. */
export interface Counts {
  passed: number;
  failed: number;
  secondTries: readonly string[];
}

/**
 * How many tests of a run may pass at their second try. Only tests that drive a browser get one (`retry` of the stories, `retries` of
 * the end-to-end tests): one of thousands must not hide what the others say. More of them are a defect, and the run fails.
 */
const maxSecondTries = 2;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const reports = path.join(root, '.cache/reports');

async function runTimed(name: string, run: () => Promise<Counts>): Promise<Counts> {
  const startedAt = performance.now();
  const counts = await run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const outcome = counts.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${outcome} ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)\n`);
  return counts;
}

/** Runs a step that counts as one test. */
function runCheck(name: string, run: () => Promise<number>): Promise<Counts> {
  return runTimed(name, async () =>
    (await run()) === 0 ? { passed: 1, failed: 0, secondTries: [] } : { passed: 0, failed: 1, secondTries: [] },
  );
}

/** Runs a script of the repository as a step, and prints its output once it has ended, so that others may run beside it. */
export function runScriptCheck(
  name: string,
  script: string,
  { args = [], env = {} }: { args?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Counts> {
  return runCheck(name, async () => {
    const { code, output } = await runQuietly(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
    console.log(output.trimEnd());
    return code;
  });
}

/** Runs a step whose test runner writes a report, and reads the counts from it. */
function runWithReport<Report>(
  name: string,
  run: (reportFile: string) => Promise<number>,
  readCounts: (report: Report) => Counts,
): Promise<Counts> {
  return runTimed(name, async () => {
    mkdirSync(reports, { recursive: true });
    const file = path.join(reports, `${name.replace(/\W+/gu, '-')}-${process.pid}.json`);
    const code = await run(file);
    const counts = existsSync(file)
      ? readCounts(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: code === 0 ? 0 : 1, secondTries: [] };
    // A crashed worker or an unhandled rejection fails the step although no test has failed.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  });
}

/** Runs Vitest projects. A skipped test counts as failed. */
export function runVitest(name: string, projects: readonly string[], args: readonly string[] = []): Promise<Counts> {
  return runWithReport(
    name,
    (file) =>
      runProgram('vitest', [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...args,
      ]),
    readVitestCounts,
  );
}

/** Runs a program that runs Playwright. A skipped test counts as failed. */
export function runPlaywright(
  name: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  return runWithReport(
    name,
    (file) => runProgram(program, args, { env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } }),
    readPlaywrightCounts,
  );
}

/** Counts what Vitest's JSON report says. A test that passed in spite of failures was tried again. */
export function readVitestCounts(report: VitestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    secondTries: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${fullName} (${firstLine(failureMessages[0])})`),
  };
}

/** Counts what Playwright's JSON report says. */
export function readPlaywrightCounts({ stats, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    secondTries: suites.flatMap(listFlakyTests),
  };
}

function listFlakyTests({ title, suites = [], specs }: PlaywrightSuite): string[] {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${title} › ${spec.title}`),
    ...suites.flatMap(listFlakyTests).map((name) => `${title} › ${name}`),
  ];
}

const firstLine = (text = '') => text.split('\n', 1)[0];

function addCounts(steps: readonly Counts[]): Counts {
  return {
    passed: steps.reduce((sum, { passed }) => sum + passed, 0),
    failed: steps.reduce((sum, { failed }) => sum + failed, 0),
    secondTries: steps.flatMap(({ secondTries }) => secondTries),
  };
}

/** Prints what the steps add up to, the tests that needed a second try by name, and ends the program: with 1 if anything failed. */
export function endWithCounts(steps: readonly Counts[]): never {
  const { passed, failed, secondTries } = addCounts(steps);
  for (const name of secondTries) console.log(`Passed at the second try, and needs a repair: ${name}`);
  if (secondTries.length > maxSecondTries)
    console.log(`More than ${maxSecondTries} tests needed a second try: the run fails.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && secondTries.length <= maxSecondTries ? 0 : 1);
}
