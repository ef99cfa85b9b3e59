import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildPlatform } from '../../scripts/lib/build.ts';
import { runProgram } from '../../scripts/lib/run-program.ts';
import type { DrillOptions } from './options.ts';

/** What `e2e/offline-network.e2e.ts` reports of a schedule. */
interface Report {
  name: string;
  seconds: number;
  claims: number;
  typed: number;
  recorded: number;
  conflicts: number;
  untrue: string[];
  met: Readonly<Record<string, number>>;
  isWhole: boolean;
}

/** Attempts in real browsers, each over a network that fails by a schedule of its own. */
export async function failNetwork(folder: string, { schedules, seed }: DrillOptions): Promise<boolean> {
  await buildPlatform();
  const file = path.join(folder, 'schedules.jsonl');
  const env = {
    ...process.env,
    RUBRICA_SCHEDULES: String(schedules),
    RUBRICA_SCHEDULES_SEED: String(seed),
    RUBRICA_SCHEDULES_REPORT: file,
  };
  const code = await runProgram(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', 'offline-network', '--reporter', 'list', '--retries', '0'],
    { env },
  );
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const reports = lines.map((line): Report => JSON.parse(line));
  print(reports);
  return code === 0 && reports.length === schedules;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function print(reports: readonly Report[]): void {
  const total = (name: 'claims' | 'typed' | 'recorded' | 'conflicts') => sum(reports.map((report) => report[name]));
  console.log(`${reports.length} schedules, ${reports.filter(({ isWhole }) => isWhole).length} whole.`);
  console.log(
    `${total('typed')} sentences typed, ${total('recorded')} recordings made, ${total('conflicts')} conflicts settled.`,
  );
  const untrue = reports.flatMap((report) => report.untrue);
  console.log(
    `${total('claims')} times a page said that something is saved or sent; ${untrue.length} times it was not.`,
  );
  const kinds = [...new Set(reports.flatMap(({ met }) => Object.keys(met)))].toSorted();
  console.log('\n| Fault | Schedules | Requests |\n|---|---|---|');
  for (const kind of kinds) {
    const counts = reports.map(({ met }) => met[kind] ?? 0);
    console.log(`| ${kind} | ${counts.filter((count) => count > 0).length} | ${sum(counts)} |`);
  }
  for (const { name, isWhole, seconds } of reports) if (!isWhole) console.log(`FAILED after ${seconds} s: ${name}`);
  for (const claim of untrue) console.log(claim);
}
