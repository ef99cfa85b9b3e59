import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { buildKitPage } from './support/build-kit-page.ts';

const origin = 'http://localhost:4999';
const film = path.join(import.meta.dirname, 'support/lecture.webm');

interface Fixtures {
  /** What is answered: a prompt by microphone, or a video by camera. */
  answer: 'voice' | 'video';
  /** Opens the page in another tab of the same browser. */
  open: () => Promise<Page>;
  server: { statuses: number[]; keys: string[]; responseDelayMs: number };
}

/** A page with only a recorder or a video to answer, and a server whose responses a test sets. */
const test = base.extend<Fixtures, { files: Map<string, string> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it
  files: [async ({}, provide) => provide(await buildKitPage('recorder-page')), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it
  server: async ({}, provide) => provide({ statuses: [], keys: [], responseDelayMs: 0 }),
  answer: ['voice', { option: true }],
  open: async ({ context, files, server, answer }, provide) => {
    await context.grantPermissions(['microphone', 'camera'], { origin });
    await context.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith('/upload/')) {
        server.keys.push(pathname.slice('/upload/'.length));
        await new Promise((resolve) => setTimeout(resolve, server.responseDelayMs));
        return route.fulfill({ status: server.statuses.shift() ?? 200, body: '' }).catch(() => undefined);
      }
      if (pathname === '/stored/prompt.webm') return route.fulfill({ path: film, contentType: 'video/webm' });
      const body = files.get(pathname);
      if (body === undefined) return route.fulfill({ status: 404, body: '' });
      return route.fulfill({ body, contentType: pathname === '/' ? 'text/html' : 'text/javascript' });
    });
    await provide(async () => {
      const page = await context.newPage();
      await page.goto(`${origin}/?answer=${answer}`);
      return page;
    });
  },
});

/** Starts a recording. Resolves to its start time in milliseconds. */
async function startRecording(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByRole('button', { name: 'Stop recording' }).waitFor();
  return page.evaluate(() => window.recordingSince ?? Number.NaN);
}

const stopRecording = (page: Page) => page.getByRole('button', { name: 'Stop recording' }).click();

/** Counts what is stored on the device. */
const countStored = (page: Page) =>
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

for (const answer of ['voice', 'video'] as const)
  test.describe(`an answer by ${answer}`, () => {
    test.use({ answer });

    test('loses at most the last second of a recording on reload', async ({ open, server }) => {
      const page = await open();
      // Opens the devices first, so that its start-up time does not count as lost.
      await page.getByRole('button', { name: /^Check / }).click();
      await expect(page.getByRole('status', { name: 'Microphone level' })).not.toBeEmpty();
      const startedAt = await startRecording(page);
      await page.waitForTimeout(2300);
      const reloadedAt = Date.now();
      await page.reload();
      await expect(page.getByText('This recording was interrupted')).toBeVisible();
      expect(server.keys).toEqual([]);
      await page.getByRole('button', { name: 'Keep and send' }).click();
      await expect(page.getByText('Recording sent')).toBeVisible();
      const [sent] = await page.evaluate(() => window.sent);
      const spokenSeconds = (reloadedAt - startedAt) / 1000;
      expect(sent?.seconds).toBeGreaterThan(spokenSeconds - 1);
      expect(await page.evaluate(() => window.given.length)).toBe(1);
      expect(await countStored(page)).toEqual({ recordings: 0, chunks: 0 });
    });

    test('retries a failed upload after a reload, and keeps the recording on the device until then', async ({
      open,
      server,
    }) => {
      server.statuses = [503, 503];
      const page = await open();
      await startRecording(page);
      await page.waitForTimeout(1200);
      await stopRecording(page);
      await expect(page.getByText(/we keep trying/u)).toBeVisible();
      expect((await countStored(page)).chunks).toBeGreaterThan(2);
      await page.reload();
      await expect(page.getByText(/kept on this device/iu)).toBeVisible();
      await expect(page.getByText('Recording sent')).toBeVisible({ timeout: 30_000 });
      expect(new Set(server.keys).size).toBe(1);
      expect(server.keys.length).toBeGreaterThanOrEqual(3);
      expect(await page.evaluate(() => window.given.length)).toBe(1);
      expect(await countStored(page)).toEqual({ recordings: 0, chunks: 0 });
    });

    test('uploads a recording once from two tabs', async ({ open, server }) => {
      server.responseDelayMs = 2500;
      const page = await open();
      await startRecording(page);
      await page.waitForTimeout(1000);
      await stopRecording(page);
      await expect.poll(() => server.keys.length).toBe(1);
      const second = await open();
      await expect(page.getByText('Recording sent')).toBeVisible();
      await second.waitForTimeout(1500);
      expect(server.keys).toHaveLength(1);
    });

    test('offers a recording that is in progress in another tab only once that tab is closed', async ({ open }) => {
      const page = await open();
      await startRecording(page);
      await page.waitForTimeout(1000);
      const second = await open();
      await expect(second.getByText('This is being recorded in another tab')).toBeVisible();
      await page.close();
      // A page that closes ends its recording if it still has the time; otherwise the recording stays interrupted.
      const interrupted = second.getByText('This recording was interrupted');
      await expect(interrupted.or(second.getByText('Recording sent'))).toBeVisible();
    });
  });
