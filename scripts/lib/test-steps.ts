import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, runProgram, runQuietly } from './run-program.ts';

/** How many tests of a step passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
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
  return runTimed(name, async () => ((await run()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));
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
      : { passed: 0, failed: code === 0 ? 0 : 1 };
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
    (report: VitestReport) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    }),
  );
}

/** Runs a program that runs Playwright. A skipped test counts as failed, and so does one that needed a second try. */
export function runPlaywright(
  name: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  return runWithReport(
    name,
    (file) => runProgram(program, args, { env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } }),
    ({ stats }: PlaywrightReport) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.skipped + stats.flaky,
    }),
  );
}

export function addCounts(steps: readonly Counts[]): Counts {
  return {
    passed: steps.reduce((sum, { passed }) => sum + passed, 0),
    failed: steps.reduce((sum, { failed }) => sum + failed, 0),
  };
}
