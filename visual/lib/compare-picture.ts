import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { type Requests, untilAtStart } from './settle.ts';

/** How often a page that differs is looked at again, and after how long: what a busy machine shows late is no difference. */
const [looks, pauseMs] = [3, 700];

/**
 * Compares a page with its picture. Most are equal byte by byte, which needs no decoding; the others are compared by Playwright,
 * with its tolerance.
 */
export async function comparePicture(page: Page, requests: Requests, picture: string): Promise<void> {
  const name = `${picture}.png`.split('/');
  await untilAtStart(page, requests);
  const file = test.info().snapshotPath(...name);
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  if (existsSync(file) && shot.equals(readFileSync(file))) return;
  for (let look = 1; ; look += 1) {
    try {
      await expect(page).toHaveScreenshot(name, { fullPage: true });
      return;
    } catch (error) {
      if (look === looks) throw error;
      await setTimeout(pauseMs);
      await untilAtStart(page, requests);
    }
  }
}
