import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { storageOf, type Account } from './account.ts';

/** Languages and themes, and the width at which axe checks the pages in each. */
export const appearances = [
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'ar', theme: 'dark', width: 360 },
] as const;

type Appearance = (typeof appearances)[number];

const widths = [1280, 360];

/** Options of a browser context with an appearance, logged in or not. */
export function contextOptionsFor(
  origin: string,
  person: Account | null,
  { language, theme }: Appearance,
): BrowserContextOptions {
  const session = person ? (storageOf(origin, person).origins[0]?.localStorage ?? []) : [];
  const preferences = [
    { name: 'language', value: language },
    { name: 'rubrica-theme', value: theme },
  ];
  return {
    storageState: { cookies: [], origins: [{ origin, localStorage: [...session, ...preferences] }] },
    colorScheme: theme,
    reducedMotion: 'reduce',
  };
}

/** Collects the errors that a page logs or throws from now on. */
export function collectPageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  return errors;
}

/** Opens a page and waits until it has loaded its data. */
async function openAndSettle(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** By how much the page is wider than the window. */
async function horizontalOverflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function axeViolations(page: Page): Promise<string[]> {
  // What passes is not listed, and the pages have no frames, which axe would otherwise join on a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

const softExpect = expect.configure({ soft: true, timeout: 3_000 });

/** Expects that the pages have no axe violations and do not overflow the window. */
export async function expectAccessiblePages(page: Page, paths: readonly string[], { width: axeAt }: Appearance) {
  for (const path of paths) {
    await openAndSettle(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await softExpect.poll(() => horizontalOverflowPx(page), `${path} overflows a window of ${width} px`).toBe(0);
      if (width === axeAt) softExpect(await axeViolations(page), path).toEqual([]);
    }
  }
}
