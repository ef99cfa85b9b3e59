import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findBrokenWords } from '../../scripts/lib/broken-words.ts';
import { expect } from '../test.ts';
import { whileDrawn } from './draw-nothing.ts';
import { routeTo } from './navigation.ts';

/** Languages and themes, each with the width at which axe checks a page, and the other one. */
const appearances = [
  { language: 'en', theme: 'light', widths: [1280, 360] },
  { language: 'ar', theme: 'dark', widths: [360, 1280] },
] as const;

type Appearance = (typeof appearances)[number];

const [firstAppearance] = appearances;

/** What the browser stores of an appearance, as `[key, value]`. */
const preferencesOf = ({ language, theme }: Appearance) => Object.entries({ language, 'rubrica-theme': theme });

/** Options of a browser context with the first appearance. */
export const firstContextOptions = { stored: Object.fromEntries(preferencesOf(firstAppearance)) };

/** Collects the errors that a page logs or throws from now on. */
export function collectPageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  return errors;
}

/** Opens a page and waits until it has loaded its data. Those of an area that is open are reached without a page load. */
async function openAndSettle(page: Page, path: string, area: string | undefined) {
  if (area !== undefined && page.url().includes(area)) {
    // Over a page without data, so that what is left of one page is never taken for the next.
    await routeTo(page, `${area}/no/such/page`);
    await expect(page.getByText('404 Not Found')).toBeVisible();
    await routeTo(page, path);
    await expect(page.getByText('404 Not Found')).toBeHidden();
  } else await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Changes language and theme, as a change in another tab does. */
async function change(page: Page, appearance: Appearance) {
  await page.evaluate((preferences) => {
    for (const [key, value] of preferences) localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  }, preferencesOf(appearance));
  await expect(page.locator(`html[lang=${appearance.language}]`)).toBeAttached();
}

/** By how much the page is wider than the window. */
async function horizontalOverflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function axeViolations(page: Page): Promise<string[]> {
  // It stays on the page over a change of route: its script, half a megabyte, is read once for each page load.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // What passes is not listed, and the pages have no frames, which axe would otherwise join on a page of its own.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations } = await whileDrawn(page, () => axe.analyze());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

const softExpect = expect.configure({ soft: true, timeout: 15_000 });

/**
 * Expects that pages neither overflow the window nor break a word in any appearance and at any width, and have no axe violations: axe checks
 * every second page in each appearance, as the stories of the pages show it both. The pages of an area are reached from each other without
 * page loads.
 */
export async function expectAccessiblePages(page: Page, paths: readonly string[], area?: string) {
  for (const [index, path] of paths.entries()) {
    await openAndSettle(page, path, area);
    // The next page is opened as this one was left.
    const inTurn = index % 2 === 0 ? appearances : appearances.toReversed();
    for (const appearance of inTurn) {
      await change(page, appearance);
      for (const width of appearance.widths) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${path} in ${appearance.language}, ${width} px wide`;
        await softExpect.poll(() => horizontalOverflowPx(page), `${where}, overflows the window`).toBe(0);
        await softExpect.poll(() => page.evaluate(findBrokenWords), `${where}, breaks words`).toEqual([]);
        const isChecked = appearance === inTurn[0] && width === appearance.widths[0];
        if (isChecked) softExpect(await axeViolations(page), where).toEqual([]);
      }
    }
  }
}
