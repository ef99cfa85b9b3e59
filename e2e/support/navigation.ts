import type { Page } from '@playwright/test';

/** Opens a page by its link in the main navigation. */
export async function navigateTo(page: Page, link: string) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
}

/** Goes to a path by the router, as a link does: without starting the platform again. */
export async function routeTo(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
