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

/** Shows a story of the design system. */
async function openStory(page: Page, file: string, name: string) {
  await page.goto(`/?file=packages/ui/src/${file}`);
  await page.waitForFunction(() => 'pictures' in window);
  await page.evaluate((story) => window.pictures.show(story, { language: 'en', theme: 'light' }), name);
}

/** A line of a control that has not the focus: lines are what is left in forced colours. */
const lineOf = (control: Locator, property: string) =>
  control.evaluate((element, name) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return getComputedStyle(element).getPropertyValue(name);
  }, property);

test('shows which tab is selected, in forced colours', async ({ page }) => {
  await openStory(page, 'overlays/tabs.stories.tsx', 'ArrowKeysFollowTheReadingDirection');
  const [selected, other] = await Promise.all(
    [true, false].map((is) => lineOf(page.getByRole('tab', { selected: is }).last(), 'border-block-end-color')),
  );
  expect(selected).not.toBe(other);
});

test('shows which button is pressed, in forced colours', async ({ page }) => {
  await openStory(page, 'button/icon-button.stories.tsx', 'ShowsItsLabelAsTooltip');
  const pin = page.locator('[aria-pressed]');
  expect(await lineOf(pin, 'outline-style')).toBe('solid');
  await pin.click();
  expect(await lineOf(pin, 'outline-style')).toBe('none');
});
