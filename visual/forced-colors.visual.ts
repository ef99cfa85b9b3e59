import { expect, test, type Locator, type Page } from '@playwright/test';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

async function open(page: Page, type: string) {
  await page.goto(`/?type=${type}`);
  await page.waitForFunction(() => 'pictures' in window);
  await page.evaluate(() => window.pictures.show('answer', { language: 'en', theme: 'light' }));
  await page.locator('.rb-block').waitFor();
}

/** Whether pressing a control changes its looks, the focus apart. */
async function changesWhenPressed(page: Page, control: Locator): Promise<boolean> {
  const before = await control.screenshot();
  await control.click();
  await control.blur();
  await page.mouse.move(0, 0);
  return !before.equals(await control.screenshot());
}

test('shows which option is chosen, in forced colours', async ({ page }) => {
  await open(page, 'MCQ');
  expect(await changesWhenPressed(page, page.locator('.rb-option > input').first())).toBe(true);
});

test('shows which card is picked up, in forced colours', async ({ page }) => {
  await open(page, 'Matching');
  expect(await changesWhenPressed(page, page.locator('.rb-card').nth(3))).toBe(true);
});
