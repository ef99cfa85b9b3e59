import type { Page } from '@playwright/test';

/** Opens a page by its link in the main navigation. */
export async function navigateTo(page: Page, link: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
}
