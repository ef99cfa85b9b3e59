import type { Page } from '@playwright/test';

/**
 * Fails requests to an address: the first `times`, or all until `restore` is called. The route stays in place after that,
 * because removing one while requests are paused in it leaves them hanging.
 */
export async function failRequests(
  page: Page,
  url: string,
  times = Number.POSITIVE_INFINITY,
): Promise<{ restore: () => void }> {
  let remaining = times;
  await page.route(url, (route) => {
    remaining -= 1;
    return remaining >= 0 ? route.abort() : route.continue();
  });
  return {
    restore: () => {
      remaining = 0;
    },
  };
}
