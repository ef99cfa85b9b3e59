import { availableParallelism } from 'node:os';
import {
  type BusyCores,
  coresOf,
  type MeasuredStep,
  medianSteps,
  predictSteps,
} from '../../apps/api/src/testing/bench/predict-steps.ts';
import { percentile } from '../lib/figures.ts';
import type { Step } from './run-step.ts';

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Rows of a table in Markdown; the first is its head. */
function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...body.map(line)].join('\n');
}

const whole = (value: number) => (Number.isFinite(value) ? Math.round(value).toLocaleString('en') : '–');

/** The count of what was waited for, and p50, p95 and p99 in milliseconds. */
function waits({ latencies }: Step, name: string): string[] {
  const ms = latencies[name] ?? [];
  if (ms.length === 0) return ['–', '–'];
  const shares = [0.5, 0.95, 0.99].map((share) => whole(percentile(ms, share)));
  return [whole(ms.length), shares.join(' / ')];
}

const nameOf = ({ database, takers }: Step) => `${whole(takers)}, ${database === 'pglite' ? 'PGlite' : 'PostgreSQL'}`;

/** Every call of the steps side by side: how often it was made, and its p50, p95 and p99. */
export function waitsTable(steps: readonly Step[]): string {
  const names = [...new Set(steps.flatMap(({ latencies }) => Object.keys(latencies)))].toSorted(byOrder);
  return table([
    ['p50 / p95 / p99 in ms', ...steps.map(nameOf)],
    ...names.map((name) => [name, ...steps.map((step) => waits(step, name).toReversed().join(' of '))]),
    ['Acknowledged saves', ...steps.map(({ comparison }) => whole(comparison.revs))],
    ['Lost or different', ...steps.map(lossOf)],
    ['Not answered as they should be', ...steps.map(({ failures }) => failuresOf(failures))],
    ['Takers who were not done in time', ...steps.map(({ unfinished }) => whole(unfinished))],
  ]);
}

/** As the exam goes. */
const order = [
  'Read the task',
  'Start',
  'Read the attempt',
  'Read the questions',
  'Read the answers',
  'Open, all of it',
  'Save, while others start',
  'Save, after the start',
  'Save',
  'Save, while others log in',
  'Log in',
  'Report presence',
  'Save, while others hand in',
  'Submit',
  'Hand in, all of it',
];
const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
const byOrder = (a: string, b: string) => rank(a) - rank(b);

function lossOf({ comparison }: Step): string {
  const { lostRevs, differing, lostSubmissions } = comparison;
  return String(lostRevs + differing + lostSubmissions);
}

const failuresOf = (failures: Step['failures']) =>
  Object.entries(failures)
    .map(([what, count]) => `${what} (${count})`)
    .join(', ') || 'none';

/** What each part of the steps used: cores, and memory at its end. */
export function usageTable(steps: readonly Step[]): string {
  const names = [...new Set(steps.flatMap(({ usage }) => usage.flatMap(({ memoryMb }) => Object.keys(memoryMb))))];
  return table([
    [
      'Takers',
      'Part',
      'Seconds',
      ...names.map((name) => `${name}, cores`),
      'others, cores',
      ...names.map((name) => `${name}, MB`),
    ],
    ...steps.flatMap((step) =>
      step.usage.map(({ part, seconds, cores, memoryMb }) => [
        nameOf(step),
        part,
        whole(seconds),
        ...[...names, 'others'].map((name) => cores[name]?.toFixed(2) ?? '–'),
        ...names.map((name) => whole(memoryMb[name] ?? Number.NaN)),
      ]),
    ),
  ]);
}

/** The capacity model of docs/scaling.md beside what was measured of it; of steps that were measured several times, beside their medians. */
export function modelTable(steps: readonly Step[], arriveSeconds: number): string {
  const measured = steps.map(toMeasured);
  return [
    compareTable(medianSteps(measured), { cores: availableParallelism(), arriveSeconds }),
    `For \`npm run bench -- model --measured\`: ${measured.map(measuredArgument).join(',')}`,
  ].join('\n\n');
}

const coresText = ({ server, database, generator }: BusyCores) =>
  [server, database, generator].map((each) => each.toFixed(4)).join('+');

/** A step as `npm run bench -- model --measured` reads it. */
function measuredArgument({ takers, cores, p50Ms, p95Ms, startSeconds, startCores }: MeasuredStep): string {
  const saveMs = [p50Ms, p95Ms].map((ms) => ms.toFixed(2)).join('+');
  return [takers, coresText(cores), saveMs, startSeconds.toFixed(1), coresText(startCores)].join(':');
}

/** What the model says of each step by those before it, what was measured, and how far they are apart. */
export function compareTable(
  steps: readonly MeasuredStep[],
  machine: { cores: number; arriveSeconds: number },
): string {
  const predicted = predictSteps(steps, machine);
  return table([
    [
      'Takers',
      ...['Cores while they work', 'p95 of a save', 'Length of the start'].flatMap((what) => [
        `${what}: model`,
        'measured',
        'off by',
      ]),
    ],
    ...steps.map((step, index) => [
      whole(step.takers),
      ...compared(predicted[index]?.cores, coresOf(step), 2, ''),
      ...compared(predicted[index]?.p95Ms, step.p95Ms, 0, ' ms'),
      ...compared(predicted[index]?.startSeconds, step.startSeconds, 0, ' s'),
    ]),
  ]);
}

/** A figure of the model, the one that was measured, and how far they are apart. */
function compared(model: number | null | undefined, real: number, digits: number, unit: string) {
  const isPredicted = model !== null && model !== undefined;
  return [
    isPredicted ? figure(model, digits, unit) : '–',
    figure(real, digits, unit),
    isPredicted ? `${Math.round((Math.abs(model - real) / real) * 100)} %` : '–',
  ];
}

const figure = (value: number, digits: number, unit: string) =>
  Number.isFinite(value) ? `${value.toFixed(digits)}${unit}` : 'without end';

/** What the model is compared with. */
function toMeasured({ takers, usage, latencies }: Step): MeasuredStep {
  const partOf = (name: string) => {
    const part = usage.find((one) => one.part === name);
    const of = (process: string) => part?.cores[process] ?? 0;
    const cores = { server: of('server'), database: of('database'), generator: of('generator') };
    return { cores, seconds: part?.seconds ?? Number.NaN };
  };
  const [start, steady] = [partOf('start'), partOf('steady')];
  const saves = latencies['Save'] ?? [];
  return {
    takers,
    cores: steady.cores,
    p50Ms: percentile(saves, 0.5),
    p95Ms: percentile(saves, 0.95),
    startSeconds: start.seconds,
    startCores: start.cores,
  };
}

/** What a server does at most, by how many requests were under way. */
export function closedTable(steps: readonly Step[]): string {
  return table([
    [
      'Measure',
      ...steps.flatMap((step) => [
        `${nameOf(step)}, a second`,
        'p50 / p95 / p99 in ms',
        'Processor time of each in ms',
      ]),
    ],
    ...Object.keys(steps[0]?.durations ?? {}).map((name) => [
      name,
      ...steps.flatMap((step) => {
        const count = step.latencies[name]?.length ?? 0;
        const perSecond = (count * 1000) / (step.durations[name] ?? Number.NaN);
        return [whole(perSecond), waits(step, name)[1] ?? '', processorTimes(step, name, count)];
      }),
    ]),
    [
      'Acknowledged saves; lost or different',
      ...steps.flatMap((step) => [whole(step.comparison.revs), lossOf(step), '']),
    ],
    ['Not answered as they should be', ...steps.flatMap(({ failures }) => [failuresOf(failures), '', ''])],
  ]);
}

/** What each process worked for one request: unlike the time until its reply, it hardly depends on what else the machine does. */
function processorTimes({ usage }: Step, part: string, count: number): string {
  const share = usage.find((one) => one.part === part);
  if (!share) return '–';
  return Object.keys(share.memoryMb)
    .map((name) => `${name} ${(((share.cores[name] ?? 0) * share.seconds * 1000) / count).toFixed(1)}`)
    .join(', ');
}
