import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { goTo } from './places.ts';

/** Finds a task among those to do, and begins it. */
export async function beginTask(page: Page, title: string) {
  await goTo(page, 'Tasks');
  await page.getByRole('region', { name: 'To do' }).getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('navigation', { name: 'Questions' })).toBeVisible();
}

/** Whether the work is saved, as the student reads it. */
export function savedState(page: Page): Locator {
  return page.locator('[data-save]');
}

/** Waits until the server has confirmed what was typed. */
export async function untilSaved(page: Page) {
  await expect(savedState(page)).toHaveText(/^Saved \d/u);
}

/** Goes on to the next part. */
export async function nextPart(page: Page) {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

/** Submits by the button of the room and that of the dialog. */
export async function submitAttempt(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Submit your answers?' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Your attempts' })).toBeVisible();
}
