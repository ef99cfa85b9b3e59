// Measures the figures of docs/performance.md (`npm run bench`): sizes, and times of several libraries in one run, so that a slow
// or busy machine affects all of them alike. `npm run bench -- calls` measures the server's calls in a large school alone.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureCore } from './core/measure.ts';
import { measureExchange } from './exchange/measure.ts';
import { measureInteractions } from './interact/measure.ts';
import { measureMounts } from './mount/measure.ts';
import { measureLongTasks } from './platform/measure-long-tasks.ts';
import { measureSheets } from './server/measure-sheets.ts';
import { measureCalls } from './server/measure-calls.ts';
import { measureStall } from './server/measure-stall.ts';
import { measureUpload } from './server/measure-upload.ts';
import type { Goal } from './lib/figures.ts';
import { measureSizes } from './sizes.ts';

function printGoals(goals: readonly Goal[]): void {
  for (const { goal, figure, isMet } of goals) console.log(`${isMet ? 'met   ' : 'MISSED'} ${goal}: ${figure}`);
}

if (process.argv.includes('calls')) {
  const { rows, goals } = await measureCalls();
  console.table(rows);
  printGoals(goals);
  process.exit(goals.every(({ isMet }) => isMet) ? 0 : 1);
}

const sizes = await measureSizes();
console.table(sizes);
const core = measureCore();
const exchange = await measureExchange();
const interactions = await measureInteractions();
const mounts = await measureMounts();
const longTasks = await measureLongTasks();
const stall = await measureStall();
const upload = await measureUpload();
const sheets = await measureSheets();
const calls = await measureCalls();
console.table(mounts.rows);
console.table(longTasks.rows);
console.table(stall.rows);
console.table(calls.rows);
const goals = [
  ...core,
  ...exchange,
  ...interactions,
  ...mounts.goals,
  ...longTasks.goals,
  ...stall.goals,
  upload,
  ...calls.goals,
  ...sheets,
];
printGoals(goals);

const results = path.resolve(import.meta.dirname, '../.cache/bench.json');
writeFileSync(
  results,
  `${JSON.stringify({ sizes, core, exchange, interactions, mounts, longTasks, stall, upload, calls, sheets }, null, 2)}\n`,
);
console.log(`All figures: ${path.relative(process.cwd(), results)}`);
