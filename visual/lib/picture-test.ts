import { expect, test as base, type Page } from '@playwright/test';
import { findBrokenWords } from '../../scripts/lib/broken-words.ts';
import type { Appearance } from '../page/pictures.ts';
import { appearances } from './appearances.ts';
import { pictureIn } from './baselines.ts';
import { comparePicture } from './compare-picture.ts';
import { type FailedPicture, failedPictureType, shownAgainType } from './failed-picture.ts';
import { Requests, untilSettled } from './settle.ts';

/** The moment of every picture: what a page says of today and yesterday is the same on every day. */
const moment = Date.UTC(2026, 2, 10, 9, 30);

/** Timers of so many milliseconds never end: a toast stays, however long the machine takes to show the rest. */
const heldMs = { from: 3000, to: 20_000 };

/** The size of a page whose story states none. */
const pageSize = { width: 1000, height: 700 };

/** How often a story is shown whose play function fails: the tests of the stories judge what they do, and pictures what they show. */
const showings = 3;

/** The page in which one worker shows all its pictures: it has the scripts of the ones before, compiled. */
interface Stage {
  page: Page;
  requests: Requests;
}

/** What is compared: a story of a file, or a view of a type. */
interface Shown {
  title: string;
  /** Its name on the page. */
  name: string;
  /** The path of its pictures, without appearance and extension. */
  path: string;
  /** The appearances in which it is compared; by default all. */
  appearances?: readonly string[];
}

interface PicturesOfPage {
  /** Opens an address. The page has the scripts of the pictures before, and nothing else of them. */
  open: (address: string) => Promise<Page>;
  /** Waits until nothing moves on the page. */
  settle: () => Promise<void>;
  /**
   * Shows something that the open page has, makes it ready, and compares it in its appearances. One that differs fails the test at
   * its end, and its report has the name.
   */
  compare: (shown: Shown, makeReady?: () => Promise<void>) => Promise<void>;
}

export const test = base.extend<{ pictures: PicturesOfPage }, { stage: Stage }>({
  stage: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({
        baseURL: 'http://localhost:4179',
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'UTC',
      });
      const page = await context.newPage();
      await page.addInitScript(stopDate, moment);
      await page.addInitScript(holdTimers, heldMs);
      await provide({ page, requests: new Requests(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  pictures: async ({ stage: { page, requests } }, provide) => {
    let failure = Promise.withResolvers<never>();
    const fail = (error: Error) => failure.reject(error);
    page.on('pageerror', fail);
    const failed: string[] = [];
    /** Fails at once when the page throws, not after the timeout. */
    const unlessItFails = <Result>(work: Promise<Result>) => Promise.race([work, failure.promise]);

    async function show({ name }: Shown, called: string, appearance: Appearance): Promise<void> {
      const size = await page.evaluate((exported) => window.pictures.prepare(exported), name);
      await resize(page, size ?? pageSize);
      for (let showing = 1; ; showing += 1) {
        try {
          await page.evaluate(([exported, looks]) => window.pictures.show(exported, looks), [
            name,
            appearance,
          ] as const);
          return;
        } catch (error) {
          if (showing === showings) throw error;
          const description = `${called}: ${String(error).split('\n')[0]}`;
          test.info().annotations.push({ type: shownAgainType, description });
        }
      }
    }

    /** Goes on when this fails; the test fails at its end. */
    async function attempt(name: string, work: () => Promise<void>): Promise<void> {
      const before = test.info().attachments.length;
      try {
        await unlessItFails(work());
      } catch (error) {
        failed.push(name);
        const images = test
          .info()
          .attachments.slice(before)
          .flatMap(({ path = [] }) => path);
        const failedPicture: FailedPicture = { name, message: String(error), images };
        test.info().annotations.push({ type: failedPictureType, description: JSON.stringify(failedPicture) });
        failure = Promise.withResolvers<never>();
      }
    }

    await provide({
      open: async (address) => {
        requests.forget();
        await page.goto(address);
        await unlessItFails(page.waitForFunction(() => 'pictures' in window));
        return page;
      },
      settle: () => untilSettled(page, requests),
      compare: async (shown, makeReady) => {
        for (const [key, appearance] of Object.entries(appearances)) {
          if (shown.appearances?.includes(key) === false) continue;
          const called = `${shown.title}, ${shown.name}, ${key}`;
          await attempt(called, async () => {
            await show(shown, called, appearance);
            await makeReady?.();
            await comparePicture(page, requests, pictureIn(key, shown.path));
            expect(await page.evaluate(findBrokenWords), 'Words are broken.').toEqual([]);
          });
        }
      },
    });
    page.off('pageerror', fail);
    failure.promise.catch(() => undefined);
    expect(failed, 'These differ.').toEqual([]);
  },
});

/** Sets the size of a page that has another: each change renders it anew. */
async function resize(page: Page, size: typeof pageSize): Promise<void> {
  const current = page.viewportSize();
  if (current?.width !== size.width || current.height !== size.height) await page.setViewportSize(size);
}

/** Makes the clock of a page stand still; runs in the page. */
function stopDate(now: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now] : parts, newTarget),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
}

/** Makes timers of some lengths wait for ever; runs in the page. */
function holdTimers({ from, to }: typeof heldMs): void {
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply: (target, owner, parts: Parameters<typeof setTimeout>) => {
      const delayMs = parts[1] ?? 0;
      return delayMs >= from && delayMs <= to ? 0 : Reflect.apply(target, owner, parts);
    },
  });
}
