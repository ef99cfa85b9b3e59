import { expect, test as base, type Page } from '@playwright/test';
import { builtPage } from './recorder/built-page.ts';

const origin = 'http://localhost:4999';

interface Given {
  /** Opens the page once more, in the same browser. */
  open: () => Promise<Page>;
  server: { answers: number[]; keys: string[]; heldBackMs: number };
}

/** A page with a recorder over a server that answers as a test says. */
const test = base.extend<Given, { files: Map<string, string> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it
  files: [async ({}, give) => give(await builtPage()), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it
  server: async ({}, give) => give({ answers: [], keys: [], heldBackMs: 0 }),
  open: async ({ context, files, server }, give) => {
    await context.grantPermissions(['microphone', 'camera'], { origin });
    await context.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith('/upload/')) {
        server.keys.push(pathname.slice('/upload/'.length));
        await new Promise((resolve) => setTimeout(resolve, server.heldBackMs));
        return route.fulfill({ status: server.answers.shift() ?? 200, body: '' }).catch(() => undefined);
      }
      const body = files.get(pathname);
      if (body === undefined) return route.fulfill({ status: 404, body: '' });
      return route.fulfill({ body, contentType: pathname === '/' ? 'text/html' : 'text/javascript' });
    });
    await give(async () => {
      const page = await context.newPage();
      await page.goto(origin);
      return page;
    });
  },
});

/** Records from now on; gives the instant at which it began. */
async function beginRecording(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByRole('button', { name: 'Stop recording' }).waitFor();
  return page.evaluate(() => window.phases.find(({ phase }) => phase === 'recording')?.at ?? Number.NaN);
}

const stopRecording = (page: Page) => page.getByRole('button', { name: 'Stop recording' }).click();

/** What is kept on the device, counted. */
const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('rubrica-recordings');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    });
    const count = (store: string) =>
      new Promise<number>((resolve) => {
        const request = database.transaction(store).objectStore(store).count();
        request.addEventListener('success', () => resolve(request.result));
      });
    const counts = { recordings: await count('recordings'), chunks: await count('chunks') };
    database.close();
    return counts;
  });

test('a reload in mid-recording loses at most the last second', async ({ open, server }) => {
  const page = await open();
  // A microphone that is open already: what one takes to wake is not lost at the end.
  await page.getByRole('button', { name: 'Check microphone' }).click();
  await expect(page.getByRole('status', { name: 'Microphone level' })).not.toBeEmpty();
  const began = await beginRecording(page);
  await page.waitForTimeout(4300);
  const reloaded = Date.now();
  await page.reload();
  await expect(page.getByText('This recording broke off')).toBeVisible();
  expect(server.keys).toEqual([]);
  await page.getByRole('button', { name: 'Keep and send' }).click();
  await expect(page.getByText('Recording sent')).toBeVisible();
  const [sent] = await page.evaluate(() => window.sent);
  const spoken = (reloaded - began) / 1000;
  expect(sent?.seconds).toBeGreaterThan(spoken - 1);
  expect(await page.evaluate(() => window.given.length)).toBe(1);
  expect(await keptOn(page)).toEqual({ recordings: 0, chunks: 0 });
});

test('an upload that failed before a reload is sent after it, and nothing leaves the device until then', async ({
  open,
  server,
}) => {
  server.answers = [503, 503, 503];
  const page = await open();
  await beginRecording(page);
  await page.waitForTimeout(1200);
  await stopRecording(page);
  await expect(page.getByText(/we keep trying/u)).toBeVisible();
  expect((await keptOn(page)).chunks).toBeGreaterThan(2);
  await page.reload();
  await expect(page.getByText(/kept on this device/iu)).toBeVisible();
  await expect(page.getByText('Recording sent')).toBeVisible({ timeout: 30_000 });
  expect(new Set(server.keys).size).toBe(1);
  expect(server.keys.length).toBeGreaterThanOrEqual(4);
  expect(await page.evaluate(() => window.given.length)).toBe(1);
  expect(await keptOn(page)).toEqual({ recordings: 0, chunks: 0 });
});

test('two tabs send a recording once', async ({ open, server }) => {
  server.heldBackMs = 2500;
  const page = await open();
  await beginRecording(page);
  await page.waitForTimeout(1000);
  await stopRecording(page);
  await expect.poll(() => server.keys.length).toBe(1);
  const second = await open();
  await expect(page.getByText('Recording sent')).toBeVisible();
  await second.waitForTimeout(1500);
  expect(server.keys).toHaveLength(1);
});

test('what is being recorded in one tab is not offered in another', async ({ open }) => {
  const page = await open();
  await beginRecording(page);
  await page.waitForTimeout(1000);
  const second = await open();
  await expect(second.getByText('This is being recorded in another tab')).toBeVisible();
  await page.close();
  await expect(second.getByText('This recording broke off')).toBeVisible();
});
