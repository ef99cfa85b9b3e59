import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** More stops than any page has: whoever does not get there in so many never will. */
const mostStops = 250;

/** Goes on with Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const focused = target.and(page.locator(':focus'));
  for (let stop = 0; stop < mostStops; stop += 1) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  const last = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`${target.toString()} cannot be reached with Tab; the last stop was ${last}`);
}

/** Goes there with Tab and presses Enter. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes there with Tab and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Types into a combobox of many and takes the option found; the list stays open for the next. */
export async function pickIn(page: Page, box: Locator, option: string): Promise<void> {
  await typeInto(page, box, option);
  await expect(page.getByRole('option', { name: option })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('');
}
