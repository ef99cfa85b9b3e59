import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Logs in through the form and waits for the load that follows. */
export async function logInByForm(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Login' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
