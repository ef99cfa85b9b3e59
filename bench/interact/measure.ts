import { chromium, type Page } from 'playwright-core';
import { browserArgs, browserEnv, browserExecutable } from '../../scripts/browser.ts';
import { buildPages, serve } from '../lib/pages.ts';
import { type Goal, median } from '../lib/figures.ts';
import { workOf } from '../lib/work.ts';

const rounds = 15;

/** Script time in milliseconds of one choice on a page of 100 questions. */
async function measureChoice(page: Page): Promise<number> {
  const options = page.getByRole('radio');
  const timesMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const option = options.nth(round * 4 + (round % 4));
    await option.scrollIntoViewIfNeeded();
    await page.waitForTimeout(100);
    timesMs.push(await workOf(page, () => option.evaluate((node: HTMLElement) => node.click()), 'ScriptDuration'));
  }
  return median(timesMs.slice(3));
}

/** Script time in milliseconds of one key typed into an option of a draft of 200 blocks. */
async function measureKey(page: Page): Promise<number> {
  const field = page.getByRole('textbox', { name: /option a|option 1/iu }).first();
  await field.focus();
  const timesMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.waitForTimeout(100);
    timesMs.push(await workOf(page, () => page.keyboard.insertText('a'), 'ScriptDuration'));
  }
  return median(timesMs.slice(3));
}

const interactions = [
  {
    page: 'choice',
    measure: measureChoice,
    limitMs: 4,
    goal: 'A choice on a page of 100 questions at most 4 ms of script',
  },
  {
    page: 'draft',
    measure: measureKey,
    limitMs: 8,
    goal: 'A key typed into a draft of 200 blocks at most 8 ms of script, views included',
  },
];

/** What one interaction costs on a long page. */
export async function measureInteractions(): Promise<Goal[]> {
  await buildPages(import.meta.dirname, { choice: 'choice.tsx', draft: 'draft.tsx' });
  const { server, origin } = await serve();
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    env: browserEnv,
    args: browserArgs,
  });
  const goals: Goal[] = [];
  for (const { page: name, measure, limitMs, goal } of interactions) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${origin}/${name}/`);
    await page.getByRole('group').first().waitFor();
    const timeMs = await measure(page);
    goals.push({ goal, figure: `${timeMs.toFixed(1)} ms`, isMet: timeMs <= limitMs });
    await page.close();
  }
  await browser.close();
  server.close();
  return goals;
}
