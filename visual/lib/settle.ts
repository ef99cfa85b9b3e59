import type { Page } from '@playwright/test';

/** How many frames nothing may move. Frames are counted and not milliseconds, since they are late on a busy machine too. */
const stillFrames = 4;

/** Counts the requests of a page that are under way, and all that it has begun. */
export class Requests {
  #underWay = 0;
  #begun = 0;

  constructor(page: Page) {
    page.on('request', () => {
      this.#underWay += 1;
      this.#begun += 1;
    });
    const ended = () => {
      this.#underWay -= 1;
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  /** Another number after each request. */
  get begun(): number {
    return this.#begun;
  }

  get areUnderWay(): boolean {
    return this.#underWay > 0;
  }

  /** What a page that is left has asked for does not count. */
  forget(): void {
    this.#underWay = 0;
  }
}

/**
 * Waits until a page is at rest: nothing is on its way, fonts, images, sounds and kept recordings are there, and no element has moved for
 * some frames. Parts of a view are loaded when it is rendered, and change the height of the page when they arrive, however late.
 */
export async function untilSettled(page: Page, requests: Requests): Promise<void> {
  for (;;) {
    const { begun } = requests;
    await untilStill(page);
    if (requests.begun === begun && !requests.areUnderWay) return;
  }
}

/** How often what has scrolled is scrolled back: what scrolls itself again and again is compared where it is. */
const scrollingsBack = 5;

/**
 * Waits until a page is at rest and shown from its start. What a focus scrolls, and how far, depends on what had its height by then, and it may
 * scroll long after the press that moved it.
 */
export async function untilAtStart(page: Page, requests: Requests): Promise<void> {
  await untilSettled(page, requests);
  for (let scrolling = 1; scrolling <= scrollingsBack; scrolling += 1) {
    if (!(await page.evaluate(() => window.pictures.scrollToStart()))) return;
    await untilSettled(page, requests);
  }
}

function untilStill(page: Page): Promise<void> {
  return page.evaluate(async (frames) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of it runs in the page
    const isLoading = () =>
      document.fonts.status === 'loading' ||
      [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy') ||
      [...document.querySelectorAll('audio')].some(
        ({ currentSrc, error, preload, readyState }) =>
          currentSrc !== '' && !error && preload !== 'none' && readyState === HTMLMediaElement.HAVE_NOTHING,
      ) ||
      // A recorder reads what the device has kept, which neither is a request nor moves anything until it has.
      document.querySelector('[data-phase="loading"]') !== null;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of it runs in the page
    const layout = () => {
      let sum = document.documentElement.scrollHeight;
      // Without transforms: what turns for ever, as a sign of waiting does, moves nothing else.
      for (const { offsetLeft, offsetTop, offsetWidth, offsetHeight } of document.querySelectorAll<HTMLElement>(
        'body :not(svg, svg *)',
      ))
        sum = (sum * 31 + offsetLeft + offsetTop * 3 + offsetWidth * 7 + offsetHeight * 11) % 1_000_000_007;
      return sum;
    };
    let previous = Number.NaN;
    for (let still = 0; still < frames;) {
      await new Promise(requestAnimationFrame);
      const current = layout();
      still = current === previous && !isLoading() ? still + 1 : 0;
      previous = current;
    }
    // An image that has arrived is decoded beside the page, and painted in a later frame. One that is broken stays so.
    const arrived = [...document.images].filter(({ complete }) => complete);
    await Promise.all(arrived.map((image) => image.decode().catch(() => {})));
    await new Promise(requestAnimationFrame);
  }, stillFrames);
}
