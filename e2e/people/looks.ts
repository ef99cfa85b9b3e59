import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { storageOf, type Account } from './account.ts';

/** How a device shows the pages, and the width at which axe looks at them so. */
export const looks = [
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'ar', theme: 'dark', width: 360 },
] as const;

type Look = (typeof looks)[number];

const widths = [1280, 360];

/** A browser that shows the pages so, to somebody or to nobody. */
export function shownAs(origin: string, person: Account | null, { language, theme }: Look): BrowserContextOptions {
  const kept = person ? (storageOf(origin, person).origins[0]?.localStorage ?? []) : [];
  const preferences = [
    { name: 'language', value: language },
    { name: 'rubrica-theme', value: theme },
  ];
  return {
    storageState: { cookies: [], origins: [{ origin, localStorage: [...kept, ...preferences] }] },
    colorScheme: theme,
    reducedMotion: 'reduce',
  };
}

/** What a page complains of from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}

/** Opens a page and waits until nothing of it is on its way any more. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** How far the page sticks out at the side, in pixels. */
async function overhangOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What axe finds wrong with a page as it stands. */
async function flawsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

const softly = expect.configure({ soft: true, timeout: 3_000 });

/** That each of the pages can be used by everybody, and stays within the window. */
export async function expectGoodLooks(page: Page, paths: readonly string[], { width: axeAt }: Look) {
  for (const path of paths) {
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await softly.poll(() => overhangOf(page), `${path} sticks out of ${width} px`).toBe(0);
      if (width === axeAt) softly(await flawsOf(page), path).toEqual([]);
    }
  }
}
