import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { browserArgs, browserEnv, browserExecutable } from '../../scripts/browser.mjs';

const out = path.resolve(import.meta.dirname, '../../.cache/bench-pages');
const pages = {
  kit: 'kit.tsx',
  plain: 'plain.tsx',
  'survey-react-ui': 'survey.tsx',
  '@citolab/qti-components': 'qti.ts',
};
const counts = [100, 400];
const warmUp = 10;
const rounds = 8;
/** After this long without a task nothing more comes of a mount. */
const stillMs = 250;

async function buildPages() {
  for (const [name, file] of Object.entries(pages)) {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'error',
      plugins: [react()],
      resolve: { conditions: ['@rubrica/source', 'module', 'browser', 'import', 'default'] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: path.join(out, name),
        emptyOutDir: true,
        cssMinify: false,
        target: 'es2022',
        rollupOptions: {
          input: path.join(import.meta.dirname, file),
          output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
        },
      },
    });
  }
}

async function answer(request, response) {
  const [pathname] = decodeURIComponent(request.url ?? '/').split('?');
  try {
    if (pathname.endsWith('/')) {
      response.setHeader('content-type', 'text/html');
      response.end(
        '<!doctype html><html lang="en"><title>bench</title><link rel="stylesheet" href="page.css"><body><script type="module" src="page.js"></script></body></html>',
      );
      return;
    }
    const body = await readFile(path.join(out, path.normalize(pathname)));
    response.setHeader('content-type', pathname.endsWith('.js') ? 'text/javascript' : 'text/css');
    response.end(body);
  } catch {
    response.statusCode = 404;
    response.end();
  }
}

/** Serves the built pages on a free port of this machine. */
async function serve() {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${server.address().port}` };
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

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

/**
 * The time the page's main thread works for something, in milliseconds: script, style, layout and paint, also what is put off
 * until after it. Waiting for a frame is not counted, which a clock on the wall would add to the quick and the slow alike.
 */
async function workOf(page, run) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const before = await worked();
  await run();
  await page.waitForTimeout(stillMs);
  return (await worked()) - before;
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
  await buildPages();
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
