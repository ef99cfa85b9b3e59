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

/** Refuses a page all that live events come by: WebSockets and polling. It then reads again at intervals. */
export async function refuseLive(page: Page): Promise<void> {
  await page.routeWebSocket(/socket\.io/u, (socket) => void socket.close());
  await page.route(/socket\.io/u, (route) => route.abort());
}

/**
 * Loses the next request to an address with this method, or the reply to it: the server has then done what was asked. The page knows
 * neither.
 */
export async function loseNext(what: 'request' | 'reply', page: Page, url: RegExp, method: string): Promise<void> {
  let isLost = false;
  await page.route(url, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    if (what === 'reply') await route.fetch();
    await route.abort();
  });
}
