import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** More tab stops than any page has. */
const maxTabStops = 250;

/** Whether the target has the focus, and whether another element had it at the last look. */
function lookAtFocus(target: Locator) {
  return target.evaluate((node) => {
    const { activeElement } = document;
    const hasMoved = Reflect.get(window, 'lastFocus') !== activeElement;
    Reflect.set(window, 'lastFocus', activeElement);
    return { isFocused: node === activeElement, hasMoved };
  });
}

/** Presses Tab until the target has the focus, and Shift+Tab after the end of the page. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  let key = 'Tab';
  let { isFocused } = await lookAtFocus(target);
  for (let stop = 0; stop < maxTabStops; stop += 1) {
    if (isFocused) return;
    await page.keyboard.press(key);
    const seen = await lookAtFocus(target);
    // Whether Tab wraps around after the last stop differs between headed and headless browsers.
    if (!seen.hasMoved) key = 'Shift+Tab';
    ({ isFocused } = seen);
  }
  const last = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`${target.toString()} cannot be reached with Tab; the last stop was ${last}`);
}

/** Focuses the target with Tab and presses Enter. */
export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Focuses the target with Tab and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Types where a page has put the focus: it does so a moment after it has drawn the field. */
export async function typeAtFocus(page: Page, text: string): Promise<void> {
  await expect(page.locator(':focus:is(input, textarea, [contenteditable])')).toBeVisible();
  await page.keyboard.type(text);
}

/** Selects an option of a multiple combobox by typing; the list stays open for the next one. */
export async function pickOption(page: Page, combobox: Locator, option: string): Promise<void> {
  await typeInto(page, combobox, option);
  await expect(page.getByRole('option', { name: option })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(combobox).toHaveValue('');
}

/**
 * Presses a key that the page itself listens to. React adds such a listener after it has drawn what a test waits for, and a person is
 * never so quick.
 */
export async function pressShortcut(page: Page, key: string): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 5_000 });
    });
  });
  await page.keyboard.press(key);
}
