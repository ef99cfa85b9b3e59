import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** A response as it came over the network. */
export interface Transfer {
  /** Path of the address. */
  path: string;
  /** `Document`, `Script`, `Stylesheet`, `Font`, `Fetch` or another type of the DevTools protocol. */
  type: string;
  /** Of head and body, compressed, as the browser reports it. */
  bytes: number;
}

const quietMs = 500;

/**
 * Opens an address in a browser that has nothing of it in its cache, or that does not use its cache. Resolves to what it loads until
 * it is drawn and asks for nothing more, without the icon of its tab: whether a browser loads that differs between versions.
 */
export async function transfersOf(
  page: Page,
  url: string,
  options: { isCacheOff?: boolean } = {},
): Promise<Transfer[]> {
  const devTools = await page.context().newCDPSession(page);
  const requests = new Map<string, Omit<Transfer, 'bytes'>>();
  const transfers: Transfer[] = [];
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    requests.set(requestId, { type, path: new URL(response.url).pathname });
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request && request.path !== '/icon.svg') transfers.push({ ...request, bytes: encodedDataLength });
  });
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: options.isCacheOff ?? false });
  // On a busy machine a network that is quiet for a moment does not mean that the page is there.
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => void (await document.fonts.ready));
  let count: number;
  do {
    count = transfers.length;
    // oxlint-disable-next-line rubrica-tests/no-fixed-wait -- a page may ask for more after a time of its own
    await page.waitForTimeout(quietMs);
  } while (transfers.length > count);
  await devTools.detach();
  return transfers;
}

/** The bytes of all transfers, in kilobytes of 1000. */
export function kilobytesOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
