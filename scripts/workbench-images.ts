// Takes the README's screenshots of the workbench: node scripts/workbench-images.ts http://localhost:6006, while Storybook runs there.
import path from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, browserEnv, browserExecutable } from './browser.ts';
import { root } from './lib/run-program.ts';

const base = process.argv[2] ?? 'http://localhost:6006';

interface Screenshot {
  file: string;
  globals: string;
  scheme: 'light' | 'dark';
  gallery: string;
  paper: RegExp;
  tab: string;
  panel: string;
}

const screenshots: Screenshot[] = [
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
for (const { file, globals, scheme, gallery, paper, tab, panel } of screenshots) {
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
    for (const [index, answer] of ['ابراهيم', '١٤ يوما', 'الحرير'].entries()) {
      if (index < (await fields.count())) await fields.nth(index).fill(answer);
    }
  }
  await story.getByRole('tab', { name: tab, exact: true }).click();
  await page.getByRole('tab', { name: 'Question', exact: true }).click();
  await page.getByRole('tab', { name: panel, exact: true }).click();
  // Each pane scrolls to the first question.
  await story.locator('[data-pane="outline"] [data-place="questions.0"]').click();
  await page.waitForTimeout(1500);
  if ((await options.count()) > 0) await options.nth(1).scrollIntoViewIfNeeded();
  // Until the toast has closed.
  await page.waitForTimeout(6500);
  await page.screenshot({ path: path.join(root, 'docs', 'images', file) });
  await context.close();
  console.log(`docs/images/${file}`);
}
await browser.close();
