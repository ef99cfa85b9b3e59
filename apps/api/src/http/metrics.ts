import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono, MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { startLine } from '../services/attempts/start-line.ts';
import type { AppContext } from '../services/context.ts';
import { NotFoundError, UnauthenticatedError } from '../services/errors/errors.ts';
import { type Figures, readRecentFigures } from '../services/health/read-figures.ts';
import type { Environment } from './environment.ts';

/** How metrics are served. */
export interface MetricsOptions {
  /** What a scraper sends as a bearer token. */
  token: string;
  /** How many sockets are open in this process. */
  countSockets: () => number;
  /** Shares what this process measures with the others of the server, and returns how all of it is read; absent where there are none. */
  share?: (registry: Registry) => () => Promise<string>;
}

/** A save takes some milliseconds, an import of people some seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures every request, and serves `/metrics` in the format of Prometheus to whoever has the token. */
export function bindMetrics(
  http: Hono<Environment>,
  app: Pick<AppContext, 'db' | 'clock' | 'jobs' | 'answerSaves' | 'auth'>,
  { token, countSockets, share }: MetricsOptions,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'rubrica_request_duration_seconds',
    help: 'Time to the reply, by call of the API.',
    labelNames: ['call', 'status'],
    buckets,
    registers: [registry],
  });
  countQueues(registry, app, countSockets);
  const readAll = share?.(registry) ?? (() => registry.metrics());
  // The figures of the school are the same in each process: they are not added up.
  const school = new Registry();
  const show = createGauges(school);
  http.use(measure(durations));
  http.get('/metrics', async (c) => {
    const given = /^Bearer (?<token>.+)$/iu.exec(c.req.header('authorization') ?? '')?.groups?.['token'] ?? '';
    if (!isSame(given, token)) throw new UnauthenticatedError();
    show(await readRecentFigures(app));
    const text = [await readAll(), await school.metrics()].join('\n');
    return c.text(text, 200, { 'content-type': registry.contentType });
  });
}

/** Says that there are no metrics, instead of the platform's page. */
export function refuseMetrics(http: Hono<Environment>): void {
  http.get('/metrics', () => {
    throw new NotFoundError();
  });
}

function measure(durations: Histogram<'call' | 'status'>): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    // Never the path: each would be a series of its own, and hold ids.
    const labels = { call: c.get('call') ?? 'other', status: `${Math.floor(c.res.status / 100)}xx` };
    durations.observe(labels, (performance.now() - startedAt) / 1000);
  };
}

/** Counts what waits in this process: each is a number that is there already. */
function countQueues(
  registry: Registry,
  { db, answerSaves, auth }: Pick<AppContext, 'db' | 'answerSaves' | 'auth'>,
  countSockets: () => number,
): void {
  const add = (name: string, help: string, count: () => number) => {
    const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(count()) });
  };
  add('rubrica_sockets', 'Open sockets of this server.', countSockets);
  add('rubrica_save_batches', 'Batches of saves that are being written.', () => answerSaves.count().running);
  add('rubrica_saves_waiting', 'Saves that wait for a batch.', () => answerSaves.count().waiting);
  add('rubrica_starts', 'Starts of attempts that are under way.', () => startLine(db).count().inside);
  add('rubrica_starts_waiting', 'Students in the line of starts.', () => startLine(db).count().waiting);
  add('rubrica_passwords_waiting', 'Passwords that wait to be compared or hashed.', auth.countWaiting);
}

/** Creates the figures of the school, which are read when they are asked for. */
function createGauges(registry: Registry): (figures: Figures) => void {
  const registers = [registry];
  const jobs = new Gauge({
    name: 'rubrica_jobs',
    help: 'Jobs that wait, wait to be tried again, run, or failed for good.',
    labelNames: ['name', 'state'],
    registers,
  });
  const open = new Gauge({ name: 'rubrica_open_attempts', help: 'Attempts that are not handed in.', registers });
  const unsaved = new Gauge({
    name: 'rubrica_unsaved_attempts',
    help: 'Open attempts without any saved answer.',
    registers,
  });
  const ages = new Gauge({
    name: 'rubrica_save_age_seconds',
    help: 'Time since the last save of an open attempt: of the median one, and of the longest.',
    labelNames: ['of'],
    registers,
  });
  return (figures) => {
    jobs.reset();
    for (const { name, state, count } of figures.jobs) jobs.set({ name, state }, count);
    open.set(figures.attempts.open);
    unsaved.set(figures.attempts.unsaved);
    ages.reset();
    const { medianSeconds, longestSeconds } = figures.attempts;
    if (medianSeconds !== null) ages.set({ of: 'median' }, medianSeconds);
    if (longestSeconds !== null) ages.set({ of: 'longest' }, longestSeconds);
  };
}

/** Compares digests: their time tells nothing of the token, not even its length. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(expected));
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();
