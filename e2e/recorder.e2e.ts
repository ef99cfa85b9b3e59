import path from 'node:path';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { buildKitPage } from './support/build-kit-page.ts';
import { readRecordings, waitForChunks } from './support/recordings.ts';

const origin = 'http://localhost:4999';
const film = path.join(import.meta.dirname, 'support/lecture.webm');

interface Fixtures {
  /** What is answered: a prompt by microphone, or a video by camera. */
  answer: 'voice' | 'video';
  /** Opens the page in another tab of the same browser. */
  open: () => Promise<Page>;
  /** What was uploaded, and how uploads are answered: with this status, once `mayAnswer` has resolved. */
  server: { status: number; mayAnswer: Promise<void>; keys: string[]; bodies: Buffer[] };
}

declare global {
  interface Window {
    /** What the browser's recorders of this page were asked for, and what they delivered. */
    recorders: { slicesMs: number[]; pieces: Blob[] };
  }
}

/** A page with only a recorder or a video to answer, and a server whose responses a test sets. */
const test = base.extend<Fixtures, { files: Map<string, string> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it
  files: [async ({}, provide) => provide(await buildKitPage('recorder-page')), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it
  server: async ({}, provide) => provide({ status: 200, mayAnswer: Promise.resolve(), keys: [], bodies: [] }),
  answer: ['voice', { option: true }],
  open: async ({ context, files, server, answer }, provide) => {
    await context.grantPermissions(['microphone', 'camera'], { origin });
    await context.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith('/upload/')) {
        server.keys.push(pathname.slice('/upload/'.length));
        server.bodies.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
        await server.mayAnswer;
        return route.fulfill({ status: server.status, body: '' }).catch(() => undefined);
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

/** The most of a recording that may be lost when its page closes. */
const longestSliceMs = 1_000;

async function startRecording(page: Page) {
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByRole('button', { name: 'Stop recording' }).waitFor();
}

const stopRecording = (page: Page) => page.getByRole('button', { name: 'Stop recording' }).click();

const nothing = { recordings: [], bytes: new Uint8Array() };

/** How many tabs send recordings, and how many wait for their turn. */
const countLocks = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return { held: held.length, pending: pending.length };
  });

/** Notes from now on how long a slice the page asks its recorders for, and what they deliver. */
const observeRecorders = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.recorders = { slicesMs: [], pieces: [] };
    const start = Reflect.get(MediaRecorder.prototype, 'start');
    MediaRecorder.prototype.start = function observedStart(this: MediaRecorder, sliceMs = Number.POSITIVE_INFINITY) {
      window.recorders.slicesMs.push(sliceMs);
      this.addEventListener('dataavailable', ({ data }) => window.recorders.pieces.push(data));
      start.call(this, sliceMs);
    };
  });

for (const answer of ['voice', 'video'] as const)
  test.describe(`an answer by ${answer}`, () => {
    test.use({ answer });

    test('loses at most the last second of a recording on reload', async ({ open, server, context }) => {
      await observeRecorders(context);
      const page = await open();
      await startRecording(page);
      await waitForChunks(page, 4);
      // A browser delivers what it has recorded at least every second, and all that it has delivered is stored.
      const { slicesMs, delivered } = await page.evaluate(async () => ({
        slicesMs: window.recorders.slicesMs,
        delivered: new Uint8Array(await new Blob(window.recorders.pieces).arrayBuffer()),
      }));
      expect(slicesMs).toHaveLength(1);
      expect(slicesMs[0]).toBeLessThanOrEqual(longestSliceMs);
      await expect.poll(async () => (await readRecordings(page)).bytes.length).toBeGreaterThanOrEqual(delivered.length);
      await page.reload();
      await expect(page.getByText('This recording was interrupted')).toBeVisible();
      expect(server.keys).toEqual([]);
      await page.getByRole('button', { name: 'Keep and send' }).click();
      await expect(page.getByText('Recording sent')).toBeVisible();
      expect(server.bodies[0]?.subarray(0, delivered.length).equals(delivered)).toBe(true);
      const [sent] = await page.evaluate(() => window.sent);
      expect(sent?.seconds).toBeGreaterThan(0);
      expect(await page.evaluate(() => window.given.length)).toBe(1);
      await expect.poll(() => readRecordings(page)).toEqual(nothing);
    });

    test('retries a failed upload after a reload, and keeps the recording on the device until then', async ({
      open,
      server,
    }) => {
      server.status = 503;
      const page = await open();
      await startRecording(page);
      await waitForChunks(page, 3);
      await stopRecording(page);
      await expect(page.getByText(/we keep trying/u)).toBeVisible();
      expect((await readRecordings(page)).recordings[0]?.chunks).toBeGreaterThan(2);
      await page.reload();
      await expect(page.getByText(/kept on this device/iu)).toBeVisible();
      await expect.poll(() => server.keys.length).toBeGreaterThanOrEqual(2);
      server.status = 200;
      await expect(page.getByText('Recording sent')).toBeVisible();
      expect(new Set(server.keys).size).toBe(1);
      expect(await page.evaluate(() => window.given.length)).toBe(1);
      await expect.poll(() => readRecordings(page)).toEqual(nothing);
    });

    test('uploads a recording once from two tabs', async ({ open, server }) => {
      const upload = Promise.withResolvers<void>();
      server.mayAnswer = upload.promise;
      const page = await open();
      await startRecording(page);
      await waitForChunks(page, 2);
      await stopRecording(page);
      await expect.poll(() => server.keys.length).toBe(1);
      const second = await open();
      // The second tab wants to send it too, and waits for the first.
      await expect.poll(() => countLocks(second)).toEqual({ held: 1, pending: 1 });
      upload.resolve();
      await expect(page.getByText('Recording sent')).toBeVisible();
      // Its turn has come and gone.
      await expect.poll(() => countLocks(second)).toEqual({ held: 0, pending: 0 });
      expect(server.keys).toHaveLength(1);
    });

    test('offers a recording that is in progress in another tab only once that tab is closed', async ({ open }) => {
      const page = await open();
      await startRecording(page);
      await waitForChunks(page, 1);
      const second = await open();
      await expect(second.getByText('This is being recorded in another tab')).toBeVisible();
      await page.close();
      // A page that closes ends its recording if it still has the time; otherwise the recording stays interrupted.
      const interrupted = second.getByText('This recording was interrupted');
      await expect(interrupted.or(second.getByText('Recording sent'))).toBeVisible();
    });
  });
