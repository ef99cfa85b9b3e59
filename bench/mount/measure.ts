import { chromium, type Page } from 'playwright-core';
import { browserArgs, browserEnv, browserExecutable } from '../../scripts/browser.ts';
import { buildPages, serve } from '../lib/pages.ts';
import type { Drawn } from './drawn.ts';
import { type Goal, median } from '../lib/figures.ts';
import { workOf } from '../lib/work.ts';

const pages = {
  kit: 'kit.tsx',
  plain: 'plain.tsx',
  'survey-react-ui': 'survey.tsx',
  '@citolab/qti-components': 'qti.ts',
};
type Library = keyof typeof pages;
const libraries: readonly Library[] = ['kit', 'plain', 'survey-react-ui', '@citolab/qti-components'];
const counts = [100, 400] as const;
const warmUp = 10;
const rounds = 8;

/** The markup that the kit rendered, as data for the plain page. */
async function readDrawn(page: Page): Promise<Drawn[]> {
  return page.evaluate(() => {
    const readElement = (element: Element): Drawn => ({
      tag: element.localName,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      children: [...element.childNodes].flatMap((node) => {
        if (node instanceof Element) return readElement(node);
        return node instanceof Text ? node.data : [];
      }),
    });
    return [...(document.querySelector('main')?.children ?? [])].map(readElement);
  });
}

/** The kit's style sheet, so that the plain page is laid out with the same rules. */
async function readStyles(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'),
  );
}

/** Gives the plain page the kit's markup and style sheet; runs in that page. */
function applyKitMarkup({ drawn, styles }: { drawn: Record<number, Drawn[]>; styles: string }): void {
  window.drawn = drawn;
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
}

const noTimes = (): Record<Library, number[]> => ({
  kit: [],
  plain: [],
  'survey-react-ui': [],
  '@citolab/qti-components': [],
});

interface MountFigures {
  rows: Record<string, Record<string, number>>;
  goals: Goal[];
  rounds: number;
}

/** Medians in milliseconds of several rounds, the libraries in turn, each time in a new page. */
export async function measureMounts(): Promise<MountFigures> {
  await buildPages(import.meta.dirname, pages);
  const { server, origin } = await serve();
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    env: browserEnv,
    args: browserArgs,
  });
  const open = async (name: Library) => {
    const page = await browser.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto(`${origin}/${name}/`);
    await page.waitForFunction(() => typeof window.mountItems === 'function');
    return { page, failures };
  };
  const drawn: Record<number, Drawn[]> = {};
  let styles = '';
  for (const count of [warmUp, ...counts]) {
    const { page } = await open('kit');
    await page.evaluate((n) => window.mountItems(n), count);
    drawn[count] = await readDrawn(page);
    styles = await readStyles(page);
    await page.close();
  }
  const timesMs = counts.map((count) => ({ count, byLibrary: noTimes() }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { count, byLibrary } of timesMs) {
      for (const name of libraries) {
        const { page, failures } = await open(name);
        if (name === 'plain') await page.evaluate(applyKitMarkup, { drawn, styles });
        // A small mount first, so that the figure does not include the first run of the code.
        await page.evaluate((n) => window.mountItems(n), warmUp);
        const timeMs = await workOf(page, () => page.evaluate((n) => window.mountItems(n), count));
        if (failures.length > 0) throw new Error(`${name} failed: ${failures.join('; ')}`);
        if (round > 0) byLibrary[name].push(timeMs);
        await page.close();
      }
    }
  }
  await browser.close();
  server.close();
  const rows: MountFigures['rows'] = {};
  const goals: Goal[] = [];
  for (const { count, byLibrary } of timesMs) {
    rows[`${count} items`] = Object.fromEntries(
      libraries.map((name) => [`${name}, ms`, Number(median(byLibrary[name]).toFixed(1))]),
    );
    const kitMs = median(byLibrary.kit);
    const plainMs = median(byLibrary.plain);
    const fasterPeerMs = Math.min(median(byLibrary['survey-react-ui']), median(byLibrary['@citolab/qti-components']));
    goals.push({
      goal: `${count} items at most 2 × plain React`,
      figure: `${(kitMs / plainMs).toFixed(2)} ×`,
      isMet: kitMs <= 2 * plainMs,
    });
    goals.push({
      goal: `${count} items at least 3 × faster than the faster peer`,
      figure: `${(fasterPeerMs / kitMs).toFixed(2)} ×`,
      isMet: fasterPeerMs >= 3 * kitMs,
    });
  }
  return { rows, goals, rounds: rounds - 1 };
}
