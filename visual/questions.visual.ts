import { expect, type Page } from '@playwright/test';
import { test } from './lib/picture-test.ts';
import { questionPictures } from './lib/question-pictures.ts';

/** Brings the wave form of every sound into view, which decodes it: also of those that a busy machine shows late. */
async function drawWaves(page: Page, settle: () => Promise<void>): Promise<void> {
  const waves = page.locator('[data-kind="audio"] [data-wave]');
  await settle();
  do {
    for (const wave of await waves.all()) {
      await wave.scrollIntoViewIfNeeded();
      await expect(wave).toHaveAttribute('data-wave', 'drawn');
    }
    await settle();
  } while ((await page.locator('[data-kind="audio"] [data-wave="none"]').count()) > 0);
}

for (const [type, ofType] of Map.groupBy(questionPictures, (picture) => picture.type)) {
  test(`${type}, every view: matches its baseline`, async ({ pictures }) => {
    const page = await pictures.open(`/?type=${type}`);
    for (const { view, picture } of ofType) {
      await pictures.compare({ title: type, name: view, path: picture }, async () => {
        await page.locator('#root [role], #root section').first().waitFor();
        await drawWaves(page, pictures.settle);
      });
    }
  });
}
