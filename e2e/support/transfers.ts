import type { Page } from '@playwright/test';

/** A response as it came over the network. */
export interface Transfer {
  /** Path of the address. */
  path: string;
  /** `Document`, `Script`, `Stylesheet`, `Font`, `Fetch` or another type of the DevTools protocol. */
  type: string;
  /** Of head and body, compressed, as the browser reports it. */
  bytes: number;
}

/**
 * Opens an address in a browser that has nothing of it in its cache, or that does not use its cache, which loads the icon a second
 * time. Resolves to what it loads until it asks for nothing more.
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
    if (request) transfers.push({ ...request, bytes: encodedDataLength });
  });
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: options.isCacheOff ?? false });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => void (await document.fonts.ready));
  await devTools.detach();
  return transfers;
}

/** The bytes of all transfers, in kilobytes of 1000. */
export function kilobytesOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
