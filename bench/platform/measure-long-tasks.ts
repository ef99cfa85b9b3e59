import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { demo, demoPassword, logIn, sessionOf, type Account } from '../../e2e/support/account.ts';
import { fillStorage } from '../../e2e/support/browser-storage.ts';
import { learningPagesOf } from '../../e2e/support/learning-pages.ts';
import { browserArgs, browserEnv, browserExecutable } from '../../scripts/browser.ts';
import { type Goal, median } from '../lib/figures.ts';
import { interactionsOf } from './interactions.ts';

/** How much slower than this machine the pages run: a phone of the middle class. */
const slowdown = 4;
const limitMs = 200;
const rounds = 3;
/** How long to wait for work that a page puts off. */
const settleMs = 500;

const roles = ['student', 'admin', 'assistant'] as const;

/** The longest tasks of a page in milliseconds: until it is loaded, and in its main interaction. */
interface Longest {
  loadMs: number;
  interactionMs: number;
}

/**
 * Opens each page of lectures, speaking tasks, documents and words on a slow processor and measures the longest task of its main
 * thread, which is how long a press may have to wait: while it loads, and while its main interaction runs.
 */
export async function measureLongTasks(): Promise<{ rows: Record<string, Longest>; goals: Goal[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-pages-'));
  const server = await startServerProcess({ NODE_ENV: 'development', RUBRICA_DATA: folder, DATABASE_URL: '' });
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    env: browserEnv,
    args: browserArgs,
  });
  const rows: Record<string, Longest> = {};
  try {
    const { origin } = new URL(server.url);
    for (const role of roles) {
      const person = await logIn(origin, demo[role], demoPassword);
      const pages = Object.entries<string>(await learningPagesOf[role](person));
      const interactions = new Map(Object.entries(interactionsOf[role]));
      for (const [name, address] of pages) {
        const interact = interactions.get(name);
        if (!interact) throw new Error(`Nothing is done on the page ${name}.`);
        const longest: Longest[] = [];
        for (let round = 0; round < rounds; round += 1) {
          longest.push(await measurePage(browser, { origin, person, address, interact }));
        }
        rows[`${role}, ${name}`] = {
          loadMs: median(longest.map(({ loadMs }) => loadMs)),
          interactionMs: median(longest.map(({ interactionMs }) => interactionMs)),
        };
      }
    }
  } finally {
    await browser.close();
    await server.kill9();
    await rm(folder, { recursive: true });
  }
  return { rows, goals: [goalOf('loads', rows, 'loadMs'), goalOf('is used', rows, 'interactionMs')] };
}

interface PageToMeasure {
  origin: string;
  person: Account;
  address: string;
  interact: (page: Page) => Promise<void>;
}

async function measurePage(browser: Browser, { origin, person, address, interact }: PageToMeasure): Promise<Longest> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await fillStorage(context, origin, sessionOf(person));
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settleMs);
  const loadMs = await longestTaskMs(page, 0);
  const interactionAt = await page.evaluate(() => performance.now());
  await interact(page);
  await page.waitForTimeout(settleMs);
  const interactionMs = await longestTaskMs(page, interactionAt);
  await context.close();
  return { loadMs, interactionMs };
}

/** The longest task since a time of the page; 0 if none took 50 ms, which browsers do not tell. */
function longestTaskMs(page: Page, sinceMs: number): Promise<number> {
  return page.evaluate(
    (since) =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const tasks = list.getEntries().filter(({ startTime }) => startTime >= since);
          resolve(Math.max(0, ...tasks.map(({ duration }) => duration)));
        });
        observer.observe({ type: 'longtask', buffered: true });
        // An observer is not called when there is nothing to tell.
        setTimeout(() => resolve(0), 200);
      }),
    sinceMs,
  );
}

function goalOf(what: string, rows: Readonly<Record<string, Longest>>, figure: keyof Longest): Goal {
  const sorted = Object.entries(rows).toSorted(([, a], [, b]) => b[figure] - a[figure]);
  const [name = '', longest] = sorted[0] ?? [];
  const longestMs = longest?.[figure] ?? Number.NaN;
  return {
    goal: `While a page of lectures, documents or words ${what} on a processor ${slowdown} × slower: no task of ${limitMs} ms`,
    figure: `${longestMs.toFixed(0)} ms (${name}), of ${sorted.length} pages`,
    isMet: longestMs < limitMs,
  };
}
