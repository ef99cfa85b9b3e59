import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { browserArgs, browserEnv, browserExecutable } from '../../scripts/browser.ts';
import { buildStorybook, builtStorybook } from '../../scripts/lib/built-storybook.ts';
import { createStaticServer } from '../../scripts/lib/static-server.ts';
import { type Goal, median } from '../lib/figures.ts';

const rounds = 5;
const limitMs = { warm: 5000 } as const;

/** How long a start of the workbench takes until a key is taken, in milliseconds: with an empty cache, and with a filled one. */
interface Start {
  coldMs: number;
  warmMs: number;
}

/** Opens the built workbench, as `npm run storybook` serves it, and writes the first letter of a title. */
export async function measureStart(): Promise<Goal[]> {
  await buildStorybook();
  const server = createStaticServer(builtStorybook);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    env: browserEnv,
    args: browserArgs,
  });
  const starts: Start[] = [];
  try {
    for (let round = 0; round < rounds; round += 1)
      starts.push(await measureRound(browser, `http://127.0.0.1:${address.port}/`));
  } finally {
    await browser.close();
    server.close();
  }
  const warmMs = median(starts.map((start) => start.warmMs));
  const coldMs = median(starts.map((start) => start.coldMs));
  return [
    {
      goal: `The workbench takes the first key within ${limitMs.warm / 1000} s of a warm start`,
      figure: `${(warmMs / 1000).toFixed(1)} s, cold ${(coldMs / 1000).toFixed(1)} s`,
      isMet: warmMs <= limitMs.warm,
    },
  ];
}

async function measureRound(browser: Browser, url: string): Promise<Start> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const coldMs = await measureVisit(context, url);
  const warmMs = await measureVisit(context, url);
  await context.close();
  return { coldMs, warmMs };
}

async function measureVisit(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const startedAt = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const title = page.frameLocator('#storybook-preview-iframe').getByRole('textbox', { name: 'Title' });
  await title.press('a');
  const passedMs = performance.now() - startedAt;
  await page.close();
  return passedMs;
}
