import { chromium, type Page } from 'playwright-core';
import { browserArgs, browserEnv, browserExecutable } from '../../scripts/browser.ts';
import { buildPages, serve } from '../lib/pages.ts';
import { type Goal, median } from '../lib/figures.ts';
import { workOf } from '../lib/work.ts';

/** Each page is opened so often, in turn with its plain counterpart. */
const visits = 3;
const rounds = 15;

/** Script times in milliseconds of choices on a page of 100 questions. */
async function measureChoices(page: Page): Promise<number[]> {
  const options = page.getByRole('radio');
  const timesMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const option = options.nth(round * 4 + (round % 4));
    await option.scrollIntoViewIfNeeded();
    await page.waitForTimeout(100);
    timesMs.push(await workOf(page, () => option.evaluate((node: HTMLElement) => node.click()), 'ScriptDuration'));
  }
  return timesMs.slice(3);
}

/** Script times in milliseconds of keys typed into an option of a draft of 200 blocks. */
async function measureKeys(page: Page): Promise<number[]> {
  const field = page.getByRole('textbox', { name: /option a|option 1/iu }).first();
  await field.focus();
  const timesMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.waitForTimeout(100);
    timesMs.push(await workOf(page, () => page.keyboard.insertText('a'), 'ScriptDuration'));
  }
  return timesMs.slice(3);
}

const interactions = [
  {
    page: 'choice',
    measure: measureChoices,
    goal: 'A choice on a page of 100 questions at most 2 × the script of plain React',
    limit: 2,
  },
  {
    page: 'draft',
    measure: measureKeys,
    goal: 'A key typed into a draft of 200 blocks at most 0.6 × the script of a plain React form, views included',
    limit: 0.6,
  },
];

/** What one interaction costs on a long page, against plain React in the same run. */
export async function measureInteractions(): Promise<Goal[]> {
  await buildPages(import.meta.dirname, {
    choice: 'choice.tsx',
    'plain-choice': 'plain-choice.tsx',
    draft: 'draft.tsx',
    'plain-draft': 'plain-draft.tsx',
  });
  const { server, origin } = await serve();
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    env: browserEnv,
    args: browserArgs,
  });
  const visit = async (name: string, measure: (page: Page) => Promise<number[]>) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${origin}/${name}/`);
    await page.getByRole('group').first().waitFor();
    const timesMs = await measure(page);
    await page.close();
    return timesMs;
  };
  const goals: Goal[] = [];
  for (const { page, measure, limit, goal } of interactions) {
    const kitMs: number[] = [];
    const plainMs: number[] = [];
    for (let round = 0; round < visits; round += 1) {
      kitMs.push(...(await visit(page, measure)));
      plainMs.push(...(await visit(`plain-${page}`, measure)));
    }
    const ratio = median(kitMs) / median(plainMs);
    const figure = `${ratio.toFixed(2)} × (${median(kitMs).toFixed(1)} ms, plain React ${median(plainMs).toFixed(1)} ms)`;
    goals.push({ goal, figure, isMet: ratio <= limit });
  }
  await browser.close();
  server.close();
  return goals;
}
