// Takes the README's pictures of the workbench, from the built Storybook: node scripts/workbench-images.ts
import path from 'node:path';
import { chromium, type FrameLocator } from 'playwright';
import { browserArgs, browserEnv, browserExecutable } from './browser.ts';
import { buildStorybook, builtStorybook } from './lib/built-storybook.ts';
import { listenLocally } from './lib/listen-locally.ts';
import { root } from './lib/run-program.ts';
import { createStaticServer } from './lib/static-server.ts';

interface Picture {
  file: string;
  globals: string;
  scheme: 'light' | 'dark';
  /** Brings the workbench to the state of the picture. */
  arrange: (story: FrameLocator) => Promise<void>;
}

const button = (story: FrameLocator, name: string | RegExp) =>
  story.getByRole('button', { name, exact: typeof name === 'string' });

/** Opens a copy of a sample question. */
async function openSample(story: FrameLocator, gallery: string, title: RegExp): Promise<void> {
  await button(story, gallery).first().click();
  await story.getByRole('dialog').getByRole('button', { name: title }).click();
}

const pictures: readonly Picture[] = [
  {
    file: 'workbench-light.png',
    globals: 'language:en;theme:light',
    scheme: 'light',
    arrange: async (story) => {
      await openSample(story, 'Sample questions', /Night among the pines/iu);
      const options = story.locator('[data-pane="preview"]').getByRole('radio');
      await options.nth(1).check();
      await story.locator('[data-pane="outline"] [data-place="questions.0"]').click();
      await options.first().scrollIntoViewIfNeeded();
    },
  },
  {
    file: 'workbench-paper.png',
    globals: 'language:en;theme:light',
    scheme: 'light',
    arrange: async (story) => {
      await button(story, 'Paper').click();
      await button(story, 'Samples').first().click();
      await story.getByRole('menuitem', { name: 'Reading paper', exact: true }).click();
      await story.getByRole('table', { name: 'Paper' }).getByRole('row').nth(3).waitFor();
    },
  },
  {
    file: 'workbench-dark-rtl.png',
    globals: 'language:ar;theme:dark',
    scheme: 'dark',
    arrange: async (story) => {
      await openSample(story, 'أسئلة نموذجية', /القافلة/u);
      const fields = story.locator('[data-pane="preview"]').getByRole('textbox');
      await fields.first().waitFor();
      for (const [index, answer] of ['ابراهيم', '١٤ يوما', 'الحرير'].entries()) await fields.nth(index).fill(answer);
      await story.getByRole('tab', { name: 'المراجعة', exact: true }).click();
      await story.locator('[data-pane="outline"] [data-place="questions.0"]').click();
    },
  },
];

await buildStorybook();
const server = createStaticServer(builtStorybook);
const origin = await listenLocally(server);
const browser = await chromium.launch({
  executablePath: await browserExecutable(),
  args: browserArgs,
  env: browserEnv,
});
for (const { file, globals, scheme, arrange } of pictures) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/?path=/story/write-workbench--workbench&globals=${globals}`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await arrange(story);
  // What says that something was opened closes by itself.
  await story.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
  await story.locator('[data-kept="saved"]').waitFor();
  await page.screenshot({ path: path.join(root, 'docs', 'images', file) });
  await context.close();
  console.log(`docs/images/${file}`);
}
await browser.close();
server.close();
