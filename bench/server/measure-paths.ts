import { percentile } from '../lib/figures.ts';
import type { Reader } from './reader.ts';

/** How long replies to one way of a call take. */
export interface Figure {
  /** The quickest reply: what other work on the machine has the least part in. */
  minMs: number;
  p50Ms: number;
  p95Ms: number;
  maxMs: number;
  /** Of the first reply, where it is a list. */
  rows?: number | undefined;
  variant: string;
}

/** A way to make a call, by different objects. */
export interface Variant {
  name: string;
  paths: readonly string[];
}

/** Requests that find the slowest ways, of each; then those that are measured, of the slowest ways alone. */
const looks = 4;
const samples = 30;
const slowestWays = 2;

/** Measures the slowest of the ways to make a call; undefined where the person may make it in none. */
export async function measureSlowest(reader: Reader, variants: readonly Variant[]): Promise<Figure | undefined> {
  const looked: (Variant & { tookMs: number })[] = [];
  for (const { name, paths } of variants) {
    const allowed = await allowedOf(reader, paths);
    if (allowed.length === 0) continue;
    const times = await timesOf(reader, allowed, looks);
    looked.push({ name, paths: allowed, tookMs: percentile(times, 0.5) });
  }
  const slowest = looked.toSorted((a, b) => b.tookMs - a.tookMs).slice(0, slowestWays);
  const figures: Figure[] = [];
  for (const { name, paths } of slowest) {
    const figure = figureOf(name, await timesOf(reader, paths, samples));
    figures.push({ ...figure, rows: rowsIn(await reader.read(paths[0] ?? '')) });
  }
  return figures.toSorted((a, b) => b.p95Ms - a.p95Ms)[0];
}

/** Returns what the times of a way come to. */
export function figureOf(variant: string, times: readonly number[]): Figure {
  return {
    minMs: Math.min(...times),
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    maxMs: Math.max(...times),
    variant,
  };
}

/** The paths that the person may ask for, each of which is asked for once: what comes first is not measured. */
async function allowedOf(reader: Reader, paths: readonly string[]): Promise<string[]> {
  const allowed: string[] = [];
  for (const path of paths) {
    const { status } = await reader.time(path);
    if (status >= 500) throw new Error(`${path} answered ${status}.`);
    if (status < 300) allowed.push(path);
    // A call that is refused for its role is refused for every object.
    else if (status === 403 && allowed.length === 0) return [];
  }
  return allowed;
}

async function timesOf(reader: Reader, paths: readonly string[], count: number): Promise<number[]> {
  const times: number[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const path = paths[sent % paths.length] ?? '';
    const { status, ms } = await reader.time(path);
    if (status >= 300) throw new Error(`${path} answered ${status}.`);
    times.push(ms);
  }
  return times;
}

function rowsIn(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const list = Object.values({ ...body }).find((value) => Array.isArray(value));
  return Array.isArray(list) ? list.length : undefined;
}
