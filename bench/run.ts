// Measures the figures of docs/performance.md (`npm run bench`): sizes, and times of several libraries in one run, so that a slow
// or busy machine affects all of them alike. `npm run bench -- calls` measures the server's calls in a large school alone
// (or those that are named), `npm run bench -- sockets` its open sockets, `npm run bench -- workbench` the start of the workbench; `npm run bench -- load` has
// an exam taken by many (bench/load/options.ts), `npm run bench -- opening` counts what it costs to open one, `npm run bench -- idle`
// reads the memory of a server that does nothing, `npm run bench -- server-start` measures its start, `npm run bench -- restore` times a backup and its
// restore, `npm run bench -- model` says what a queue would do (docs/scaling.md).
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureCore } from './core/measure.ts';
import { measureExchange } from './exchange/measure.ts';
import { measureInteractions } from './interact/measure.ts';
import { measureMounts } from './mount/measure.ts';
import { measureLoad } from './load/measure-load.ts';
import { printModel } from './load/print-model.ts';
import { measureLongTasks } from './platform/measure-long-tasks.ts';
import { measureIdle } from './server/measure-idle.ts';
import { measureRestore } from './server/measure-restore.ts';
import { measureSheets } from './server/measure-sheets.ts';
import { measureCalls } from './server/measure-calls.ts';
import { measureOpening } from './server/measure-opening.ts';
import { measureServerStart } from './server/measure-server-start.ts';
import { measureSockets } from './server/measure-sockets.ts';
import { measureStall } from './server/measure-stall.ts';
import { measureUpload } from './server/measure-upload.ts';
import type { Goal } from './lib/figures.ts';
import { measureSizes } from './sizes.ts';
import { measureStart } from './platform/measure-workbench.ts';

function printGoals(goals: readonly Goal[]): void {
  for (const { goal, figure, isMet } of goals) console.log(`${isMet ? 'met   ' : 'MISSED'} ${goal}: ${figure}`);
}

if (process.argv[2] === 'load') {
  const goals = await measureLoad(process.argv.slice(3));
  printGoals(goals);
  process.exit(goals.every(({ isMet }) => isMet) ? 0 : 1);
}

if (process.argv[2] === 'model') {
  printModel(process.argv.slice(3));
  process.exit(0);
}

if (process.argv[2] === 'opening') {
  console.table(await measureOpening(['postgres', 'pglite']));
  process.exit(0);
}

if (process.argv[2] === 'restore') {
  console.table(await measureRestore());
  process.exit(0);
}

if (process.argv[2] === 'idle') {
  const { rows, goal } = await measureIdle();
  console.table(rows);
  printGoals([goal]);
  process.exit(goal.isMet ? 0 : 1);
}

if (process.argv[2] === 'server-start') {
  const goal = await measureServerStart();
  printGoals([goal]);
  process.exit(goal.isMet ? 0 : 1);
}

if (process.argv[2] === 'calls') {
  const { rows, goals } = await measureCalls(process.argv.slice(3));
  console.table(rows);
  printGoals(goals);
  process.exit(goals.every(({ isMet }) => isMet) ? 0 : 1);
}

if (process.argv.includes('sockets')) {
  const goals = await measureSockets();
  printGoals(goals);
  process.exit(goals.every(({ isMet }) => isMet) ? 0 : 1);
}

if (process.argv.includes('workbench')) {
  const goals = await measureStart();
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
const serverStart = await measureServerStart();
const idle = await measureIdle();
const upload = await measureUpload();
const sheets = await measureSheets();
const calls = await measureCalls();
const sockets = await measureSockets();
const workbench = await measureStart();
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
  serverStart,
  idle.goal,
  upload,
  ...calls.goals,
  ...sheets,
  ...sockets,
  ...workbench,
];
printGoals(goals);

const results = path.resolve(import.meta.dirname, '../.cache/bench.json');
writeFileSync(
  results,
  `${JSON.stringify({ sizes, core, exchange, interactions, mounts, longTasks, stall, serverStart, idle: idle.rows, upload, calls, sheets, sockets, workbench }, null, 2)}\n`,
);
console.log(`All figures: ${path.relative(process.cwd(), results)}`);
