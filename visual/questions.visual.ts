import { expect, type Page } from '@playwright/test';
import { test } from './lib/picture-test.ts';
import { questionPictures } from './lib/question-pictures.ts';

/** Brings the wave form of every sound into view, which decodes it. */
async function drawWaves(page: Page): Promise<void> {
  const waves = page.locator('[data-kind="audio"] [data-wave]');
  for (const wave of await waves.all()) {
    await wave.scrollIntoViewIfNeeded();
    await expect(wave).toHaveAttribute('data-wave', 'drawn');
  }
}

for (const [type, ofType] of Map.groupBy(questionPictures, (picture) => picture.type)) {
  test(`${type}, every view: matches its baseline`, async ({ pictures }) => {
    const page = await pictures.open(`/?type=${type}`);
    for (const { view, picture } of ofType) {
      await pictures.compare({ title: type, name: view, path: picture }, async () => {
        await page.locator('#root [role], #root section').first().waitFor();
        await pictures.settle();
        await drawWaves(page);
      });
    }
  });
}
