import type { Locator, Page } from '@playwright/test';
import type { Task } from '../../packages/api-client/src/contract/index.ts';
import { expect } from '../test.ts';
import { navigateTo } from './navigation.ts';

/** Opens a task of the “To do” list, and begins it. */
export async function beginTask(page: Page, title: string) {
  await navigateTo(page, 'Tasks');
  await page.getByRole('region', { name: 'To do' }).getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('navigation', { name: 'Questions' })).toBeVisible();
}

/** Opens the page of a task by its address, and begins it. */
export async function openAndBegin(page: Page, { _id }: Pick<Task, '_id'>) {
  await page.goto(`/student/tasks/${_id}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('navigation', { name: 'Questions' })).toBeVisible();
}

/** The status that says whether the answers are saved. */
export function saveStatus(page: Page): Locator {
  return page.locator('[data-save]');
}

/** Waits until the server has saved the answers. */
export async function waitUntilSaved(page: Page) {
  await expect(saveStatus(page)).toHaveText(/^Saved \d/u);
}

export async function nextPart(page: Page) {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

/** Submits the attempt and confirms the dialog. */
export async function submitAttempt(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Submit your answers?' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Your attempts' })).toBeVisible();
}
