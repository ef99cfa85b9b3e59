import type { Page } from '@playwright/test';

/** Goes to a place of one's area by the navigation beside the page. */
export async function goTo(page: Page, place: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: place, exact: true }).click();
}
