// The README's pictures of the workbench, made anew: node scripts/workbench-images.mjs http://localhost:6006 while Storybook runs there.
import path from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, browserEnv, browserExecutable } from './browser.mjs';
import { root } from './lib/sh.mjs';

const base = process.argv[2] ?? 'http://localhost:6006';

const pictures = [
  {
    file: 'workbench-light.png',
    globals: 'language:en;theme:light',
    scheme: 'light',
    gallery: 'Mock papers',
    paper: /lecture on a candle/iu,
    tab: 'Student',
    panel: 'Student view',
  },
  {
    file: 'workbench-dark-rtl.png',
    globals: 'language:ar;theme:dark',
    scheme: 'dark',
    gallery: 'نماذج الاختبارات',
    paper: /القافلة/u,
    tab: 'المراجعة',
    panel: 'Marks',
  },
];

const browser = await chromium.launch({
  executablePath: await browserExecutable(),
  args: browserArgs,
  env: browserEnv,
});
for (const { file, globals, scheme, gallery, paper, tab, panel } of pictures) {
  const context = await browser.newContext({
    viewport: { width: 1560, height: 1060 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${base}/?path=/story/workbench-question--question&nav=false&panel=bottom&globals=${globals}`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.getByRole('button', { name: gallery, exact: true }).click({ timeout: 90_000 });
  await story.getByRole('button', { name: paper }).click();
  const student = story.getByRole('tabpanel').first();
  const options = student.getByRole('radio');
  const fields = student.getByRole('textbox');
  await options.or(fields).first().waitFor();
  if ((await options.count()) > 0) {
    await options.nth(1).check();
    await options.nth(4).check();
  } else {
    for (const [place, answer] of ['ابراهيم', '١٤ يوما', 'الحرير'].entries()) {
      if (place < (await fields.count())) await fields.nth(place).fill(answer);
    }
  }
  await story.getByRole('tab', { name: tab, exact: true }).click();
  await page.getByRole('tab', { name: 'Question', exact: true }).click();
  await page.getByRole('tab', { name: panel, exact: true }).click();
  // What is asked stands in the middle of each pane.
  await story.locator('[data-pane="outline"] [data-place="questions.0"]').click();
  await page.waitForTimeout(1500);
  if ((await options.count()) > 0) await options.nth(1).scrollIntoViewIfNeeded();
  // Its news of a moment ago has gone by then.
  await page.waitForTimeout(6500);
  await page.screenshot({ path: path.join(root, 'docs', 'images', file) });
  await context.close();
  console.log(`docs/images/${file}`);
}
await browser.close();
