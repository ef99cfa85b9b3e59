import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, runProgram, runQuietly } from './run-program.ts';

/** How many tests of a step passed and failed, and by name which failed and which passed at their second try. */
export interface Counts {
  passed: number;
  failed: number;
  failures: readonly string[];
  secondTries: readonly string[];
}

/**
 * How many tests of a run may pass at their second try. Those that drive a browser get one (`retry` of the stories, `retries` of the
 * pictures and the end-to-end tests), and so do whole files of the others, because their tests build on each other: one of thousands must not hide
 * what the others say. More of them are a defect, and the run fails.
 */
const maxSecondTries = 3;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightSpec {
  title: string;
  tests: { status: string; results: { error?: PlaywrightError }[] }[];
}

interface PlaywrightError {
  message?: string;
  location?: { file: string; line: number };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const reports = path.join(root, '.cache/reports');
const none = { passed: 0, failed: 0, failures: [], secondTries: [] } satisfies Counts;

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
  return runTimed(name, async () => ((await run()) === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 }));
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
      : { ...none, failed: code === 0 ? 0 : 1 };
    // A crashed worker or an unhandled rejection fails the step although no test has failed.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  });
}

interface VitestOptions {
  args?: readonly string[];
  /** Whether files with failures are run once more, each anew. */
  triesFilesAgain?: boolean;
}

/** Runs Vitest projects. A skipped test counts as failed. */
export async function runVitest(
  name: string,
  projects: readonly string[],
  { args = [], triesFilesAgain = false }: VitestOptions = {},
): Promise<Counts> {
  let filesToTryAgain: readonly string[] = [];
  const run = (stepName: string, files: readonly string[]) =>
    runWithReport(
      stepName,
      (file) =>
        runProgram('vitest', [
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${file}`,
          ...args,
          ...files,
        ]),
      (report: VitestReport) => {
        filesToTryAgain = listFilesToTryAgain(report);
        return readVitestCounts(report);
      },
    );
  const first = await run(name, []);
  const files = filesToTryAgain;
  if (!triesFilesAgain || files.length === 0) return first;
  const second = await run(`${name}, once more`, files);
  // A file passes at its second try only as a whole, and counts as one.
  if (second.failed > 0) return first;
  return {
    passed: first.passed + first.failed,
    failed: 0,
    failures: [],
    secondTries: [
      ...first.secondTries,
      ...files.map((file) => first.failures.filter((line) => line.startsWith(file)).join('; ') || file),
    ],
  };
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
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      status,
      wasTriedAgain: status === 'passed' && failureMessages.length > 0,
      line: `${path.relative(root, name)} › ${fullName} (${firstLine(failureMessages[0])})`,
    })),
  );
  // A file that cannot be loaded has no tests.
  const unloaded = report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message }) => `${path.relative(root, name)} (${firstLine(message)})`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + unloaded.length,
    failures: [...unloaded, ...tests.filter(({ status }) => status !== 'passed').map(({ line }) => line)],
    secondTries: tests.filter(({ wasTriedAgain }) => wasTriedAgain).map(({ line }) => line),
  };
}

/** Lists the files with failures, if they are few enough, and if a second try of them could make the run pass. */
export function listFilesToTryAgain({ testResults }: VitestReport): string[] {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.relative(root, name));
  const isWhole = testResults
    .filter(({ status }) => status !== 'failed')
    .every(({ assertionResults }) => assertionResults.every(({ status }) => status === 'passed'));
  return isWhole && failed.length <= maxSecondTries ? [...new Set(failed)] : [];
}

/** Counts what Playwright's JSON report says. */
export function readPlaywrightCounts({ stats, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    failures: suites.flatMap((suite) => listTests(suite, ['unexpected', 'skipped'])),
    secondTries: suites.flatMap((suite) => listTests(suite, ['flaky'])),
  };
}

function listTests({ title, suites = [], specs }: PlaywrightSuite, statuses: readonly string[]): string[] {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => statuses.includes(status)))
      .map((spec) => `${title} › ${spec.title}${firstErrorOf(spec)}`),
    ...suites.flatMap((suite) => listTests(suite, statuses)).map((name) => `${title} › ${name}`),
  ];
}

/** What a test's first try failed of, and where; empty where it did not run. */
function firstErrorOf({ tests }: PlaywrightSpec): string {
  const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
  if (!error) return '';
  const { message, location } = error;
  return ` (${firstLine(message)}${location ? `, line ${location.line} of ${path.basename(location.file)}` : ''})`;
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0];

function addCounts(steps: readonly Counts[]): Counts {
  return {
    passed: steps.reduce((sum, { passed }) => sum + passed, 0),
    failed: steps.reduce((sum, { failed }) => sum + failed, 0),
    failures: steps.flatMap(({ failures }) => failures),
    secondTries: steps.flatMap(({ secondTries }) => secondTries),
  };
}

/** Prints what the steps add up to, the tests that failed or needed a second try by name, and ends the program: with 1 if anything failed. */
export function endWithCounts(steps: readonly Counts[]): never {
  const { passed, failed, failures, secondTries } = addCounts(steps);
  for (const name of secondTries) console.log(`Passed at the second try, and needs a repair: ${name}`);
  if (secondTries.length > maxSecondTries)
    console.log(`More than ${maxSecondTries} tests needed a second try: the run fails.`);
  for (const name of failures) console.log(`Failed: ${name}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && secondTries.length <= maxSecondTries ? 0 : 1);
}
