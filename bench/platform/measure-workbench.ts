import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { browserArgs, browserEnv, browserExecutable } from '../../scripts/browser.ts';
import { buildStorybook, builtStorybook } from '../../scripts/lib/built-storybook.ts';
import { listenLocally } from '../../scripts/lib/listen-locally.ts';
import { createStaticServer } from '../../scripts/lib/static-server.ts';
import { type Goal, median } from '../lib/figures.ts';

const rounds = 5;
const limitMs = { command: 5000, firstKey: 3000 } as const;
/** Not that of the command itself, which may be running. */
const commandPort = 6106;
const runScript = path.resolve(import.meta.dirname, '../../scripts/run.mjs');

/** How long a start of the workbench takes until a key is taken, in milliseconds: with an empty cache, and with a filled one. */
interface Start {
  coldMs: number;
  warmMs: number;
}

/** Opens the built workbench, as `npm run storybook` serves it, and writes the first letter of a title. */
export async function measureStart(): Promise<Goal[]> {
  await buildStorybook();
  const server = createStaticServer(builtStorybook);
  const origin = await listenLocally(server);
  const commandsMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) commandsMs.push(await measureCommand());
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    env: browserEnv,
    args: browserArgs,
  });
  const starts: Start[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) starts.push(await measureRound(browser, `${origin}/`));
  } finally {
    await browser.close();
    server.close();
  }
  const warmMs = median(starts.map((start) => start.warmMs));
  const coldMs = median(starts.map((start) => start.coldMs));
  const commandMs = median(commandsMs);
  return [
    {
      goal: `\`npm run storybook\` serves a workbench that is built within ${limitMs.command / 1000} s`,
      figure: `${(commandMs / 1000).toFixed(1)} s`,
      isMet: commandMs <= limitMs.command,
    },
    {
      goal: `The workbench takes the first key within ${limitMs.firstKey / 1000} s, with a filled cache`,
      figure: `${(warmMs / 1000).toFixed(1)} s, with an empty one ${(coldMs / 1000).toFixed(1)} s`,
      isMet: warmMs <= limitMs.firstKey,
    },
  ];
}

/** How long the command takes until it says where the workbench is, in milliseconds. The workbench is built. */
async function measureCommand(): Promise<number> {
  const startedAt = performance.now();
  const command = spawn(process.execPath, [runScript, 'storybook', '--port', String(commandPort)], {
    // A group of its own: the script starts the command as its child.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const said of command.stdout)
      if (String(said).includes('The workbench is at')) return performance.now() - startedAt;
    throw new Error('The command ended without serving the workbench.');
  } finally {
    if (command.pid !== undefined && command.exitCode === null) {
      process.kill(-command.pid);
      await once(command, 'exit');
    }
  }
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
