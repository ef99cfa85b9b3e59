import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { readRecordings, waitForChunks } from './support/recordings.ts';
import { expect, test as base } from './test.ts';

const origin = 'http://localhost:4999';
const film = path.join(import.meta.dirname, 'support/lecture.webm');

interface Fixtures {
  /** What is answered: a prompt by microphone, or a video by camera. */
  answer: 'voice' | 'video';
  /** Opens the page in another tab of the same browser. */
  open: () => Promise<Page>;
  /** What was uploaded, and how uploads are answered: with this status, once `mayAnswer` has resolved. */
  uploads: { status: number; mayAnswer: Promise<void>; keys: string[]; bodies: Buffer[] };
}

declare global {
  interface Window {
    /** What the browser's recorders of this page were asked for, and what they delivered. */
    recorders: { slicesMs: number[]; pieces: Blob[] };
  }
}

/** A page with only a recorder or a video to answer, and a server whose responses a test sets. */
const test = base.extend<Fixtures>({
  uploads: async ({}, provide) => provide({ status: 200, mayAnswer: Promise.resolve(), keys: [], bodies: [] }),
  answer: ['voice', { option: true }],
  open: async ({ context, kitPage, uploads, answer }, provide) => {
    const files = await kitPage('recorder-page');
    await context.grantPermissions(['microphone', 'camera'], { origin });
    await context.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith('/upload/')) {
        uploads.keys.push(pathname.slice('/upload/'.length));
        uploads.bodies.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
        await uploads.mayAnswer;
        return route.fulfill({ status: uploads.status, body: '' }).catch(() => undefined);
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

// One worker takes them all: another one would build the page, too.
test.describe.configure({ mode: 'default' });

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
    const [heldByUploads, pendingUploads] = [held, pending].map((locks) =>
      locks.filter(({ name }) => name?.startsWith('rubrica-upload-')),
    );
    return { held: heldByUploads?.length, pending: pendingUploads?.length };
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

    test('loses at most the last second of a recording on reload', async ({ open, uploads, context }) => {
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
      expect(uploads.keys).toEqual([]);
      await page.getByRole('button', { name: 'Keep and send' }).click();
      await expect(page.getByText('Recording sent')).toBeVisible();
      expect(uploads.bodies[0]?.subarray(0, delivered.length).equals(delivered)).toBe(true);
      const [sent] = await page.evaluate(() => window.sent);
      expect(sent?.seconds).toBeGreaterThan(0);
      expect(await page.evaluate(() => window.given.length)).toBe(1);
      await expect.poll(() => readRecordings(page)).toEqual(nothing);
    });

    test('retries a failed upload after a reload, and keeps the recording on the device until then', async ({
      open,
      uploads,
    }) => {
      uploads.status = 503;
      const page = await open();
      await startRecording(page);
      await waitForChunks(page, 3);
      await stopRecording(page);
      await expect(page.getByText(/we keep trying/u)).toBeVisible();
      expect((await readRecordings(page)).recordings[0]?.chunks).toBeGreaterThan(2);
      await page.reload();
      await expect(page.getByText(/kept on this device/iu)).toBeVisible();
      await expect.poll(() => uploads.keys.length).toBeGreaterThanOrEqual(2);
      uploads.status = 200;
      await expect(page.getByText('Recording sent')).toBeVisible();
      expect(new Set(uploads.keys).size).toBe(1);
      expect(await page.evaluate(() => window.given.length)).toBe(1);
      await expect.poll(() => readRecordings(page)).toEqual(nothing);
    });

    test('uploads a recording once from two tabs', async ({ open, uploads }) => {
      const upload = Promise.withResolvers<void>();
      uploads.mayAnswer = upload.promise;
      const page = await open();
      await startRecording(page);
      await waitForChunks(page, 2);
      await stopRecording(page);
      await expect.poll(() => uploads.keys.length).toBe(1);
      const second = await open();
      // The second tab wants to send it too, and waits for the first.
      await expect.poll(() => countLocks(second)).toEqual({ held: 1, pending: 1 });
      upload.resolve();
      await expect(page.getByText('Recording sent')).toBeVisible();
      // Its turn has come and gone.
      await expect.poll(() => countLocks(second)).toEqual({ held: 0, pending: 0 });
      expect(uploads.keys).toHaveLength(1);
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
