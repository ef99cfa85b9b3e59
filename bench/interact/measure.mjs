import { chromium } from 'playwright-core';
import { browserArgs, browserEnv, browserExecutable } from '../../scripts/browser.mjs';
import { buildPages, serve } from '../lib/pages.mjs';
import { median, workOf } from '../lib/work.mjs';

const times = 15;

/** Script time in milliseconds of one choice on a page of 100 questions. */
async function choice(page) {
  const options = page.getByRole('radio');
  const each = [];
  for (let round = 0; round < times; round += 1) {
    const option = options.nth(round * 4 + (round % 4));
    await option.scrollIntoViewIfNeeded();
    await page.waitForTimeout(100);
    each.push(await workOf(page, () => option.evaluate((node) => node.click()), 'ScriptDuration'));
  }
  return median(each.slice(3));
}

/** Script time in milliseconds of one key typed into an option of a draft of 200 blocks. */
async function key(page) {
  const field = page.getByRole('textbox', { name: /option a|option 1/iu }).first();
  await field.focus();
  const each = [];
  for (let round = 0; round < times; round += 1) {
    await page.waitForTimeout(100);
    each.push(await workOf(page, () => page.keyboard.insertText('a'), 'ScriptDuration'));
  }
  return median(each.slice(3));
}

const figures = [
  { page: 'choice', run: choice, limit: 4, goal: 'A choice on a page of 100 questions at most 4 ms of script' },
  {
    page: 'draft',
    run: key,
    limit: 8,
    goal: 'A key typed into a draft of 200 blocks at most 8 ms of script, views included',
  },
];

/** What one act costs on a long page. */
export async function measureInteractions() {
  await buildPages(import.meta.dirname, { choice: 'choice.tsx', draft: 'draft.tsx' });
  const { server, address } = await serve();
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    env: browserEnv,
    args: browserArgs,
  });
  const goals = [];
  for (const { page: name, run, limit, goal } of figures) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${address}/${name}/`);
    await page.getByRole('group').first().waitFor();
    const time = await run(page);
    goals.push({ goal, figure: `${time.toFixed(1)} ms`, kept: time <= limit });
    await page.close();
  }
  await browser.close();
  server.close();
  return goals;
}
