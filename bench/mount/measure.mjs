import { chromium } from 'playwright-core';
import { browserArgs, browserEnv, browserExecutable } from '../../scripts/browser.mjs';
import { buildPages, serve } from '../lib/pages.mjs';
import { median, workOf } from '../lib/work.mjs';

const pages = {
  kit: 'kit.tsx',
  plain: 'plain.tsx',
  'survey-react-ui': 'survey.tsx',
  '@citolab/qti-components': 'qti.ts',
};
const counts = [100, 400];
const warmUp = 10;
const rounds = 8;

/** What the kit drew for `count` items, as data for the plain page. */
async function readDrawn(page) {
  return page.evaluate(() => {
    const read = (node) =>
      node.nodeType === Node.TEXT_NODE
        ? node.textContent
        : {
            tag: node.localName,
            attributes: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
            children: [...node.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE).map(read),
          };
    return [...document.querySelector('main').children].map(read);
  });
}

/** The kit's style sheet, so that the plain page is laid out with the same rules. */
async function readStyles(page) {
  return page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'),
  );
}

/** Gives the plain page what the kit drew, and how it looks; runs in that page. */
function lookLikeKit({ drawn, styles }) {
  window.drawn = drawn;
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
}

/** Medians in milliseconds of several rounds, the libraries in turn, each time in a fresh page. */
export async function measureMounts() {
  await buildPages(import.meta.dirname, pages);
  const { server, address } = await serve();
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    env: browserEnv,
    args: browserArgs,
  });
  const open = async (name) => {
    const page = await browser.newPage();
    const failures = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto(`${address}/${name}/`);
    await page.waitForFunction(() => typeof window.mountItems === 'function');
    return { page, failures };
  };
  const drawn = {};
  let styles = '';
  for (const count of [warmUp, ...counts]) {
    const { page } = await open('kit');
    await page.evaluate((n) => window.mountItems(n), count);
    drawn[count] = await readDrawn(page);
    styles = await readStyles(page);
    await page.close();
  }
  const times = Object.fromEntries(
    Object.keys(pages).map((name) => [name, Object.fromEntries(counts.map((count) => [count, []]))]),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const count of counts) {
      for (const name of Object.keys(pages)) {
        const { page, failures } = await open(name);
        if (name === 'plain') await page.evaluate(lookLikeKit, { drawn, styles });
        // A small mount first: the figure is of a page in use, not of code that runs for the first time.
        await page.evaluate((n) => window.mountItems(n), warmUp);
        const time = await workOf(page, () => page.evaluate((n) => window.mountItems(n), count));
        if (failures.length > 0) throw new Error(`${name} failed: ${failures.join('; ')}`);
        if (round > 0) times[name][count].push(time);
        await page.close();
      }
    }
  }
  await browser.close();
  server.close();
  const rows = {};
  const goals = [];
  for (const count of counts) {
    const of = Object.fromEntries(Object.keys(pages).map((name) => [name, median(times[name][count])]));
    rows[`${count} items`] = Object.fromEntries(
      Object.entries(of).map(([name, time]) => [`${name}, ms`, Number(time.toFixed(1))]),
    );
    const faster = Math.min(of['survey-react-ui'], of['@citolab/qti-components']);
    goals.push({
      goal: `${count} items at most 2 × plain React`,
      figure: `${(of.kit / of.plain).toFixed(2)} ×`,
      kept: of.kit <= 2 * of.plain,
    });
    goals.push({
      goal: `${count} items at least 3 × faster than the faster peer`,
      figure: `${(faster / of.kit).toFixed(2)} ×`,
      kept: faster >= 3 * of.kit,
    });
  }
  return { rows, goals, rounds: rounds - 1 };
}
