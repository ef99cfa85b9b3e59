import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** More stops than any page has: whoever does not get there in so many never will. */
const mostStops = 250;

/** Presses a key and tells whether the focus went anywhere. */
async function moves(page: Page, key: string): Promise<boolean> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  return before.evaluate((node) => node !== document.activeElement);
}

/** Goes on with Tab until the focus is there; a page that ends before is gone back through. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const focused = target.and(page.locator(':focus'));
  let key = 'Tab';
  for (let stop = 0; stop < mostStops; stop += 1) {
    if ((await focused.count()) > 0) return;
    // Whether Tab begins anew behind the last stop differs between browsers with and without a window.
    if (!(await moves(page, key))) key = 'Shift+Tab';
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
