import { expect, test, type Page } from '@playwright/test';
import { questionTypes } from '../packages/question-kit/src/types/question-types.ts';

const views = ['answer', 'review', 'mark', 'edit'] as const;
const appearances = {
  light: { language: 'en', theme: 'light' },
  'dark-rtl': { language: 'ar', theme: 'dark' },
} as const;

/**
 * Waits until nothing has been loaded or laid out for 10 frames. Parts of a view are loaded when it is rendered (players, editors,
 * fonts); on a busy machine that is after the network was idle. Frames are counted and not milliseconds, since they are late there too.
 */
async function untilStable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let previous = '';
    for (let frames = 0; frames < 10;) {
      await new Promise(requestAnimationFrame);
      const current = [
        document.documentElement.scrollHeight,
        document.querySelectorAll('*').length,
        performance.getEntriesByType('resource').length,
      ].join(' ');
      const isLoading = document.fonts.status === 'loading' || [...document.images].some(({ complete }) => !complete);
      frames = current === previous && !isLoading ? frames + 1 : 0;
      previous = current;
    }
  });
}

/** Brings the wave form of every sound into view, which decodes it. */
async function drawWaves(page: Page): Promise<void> {
  const waves = page.locator('[data-kind="audio"] [data-wave]');
  for (const wave of await waves.all()) {
    await wave.scrollIntoViewIfNeeded();
    await expect(wave).toHaveAttribute('data-wave', 'drawn');
  }
  await page.evaluate(() => {
    for (const element of [document.scrollingElement, ...document.querySelectorAll('[data-pane]')])
      element?.scrollTo(0, 0);
  });
}

for (const type of questionTypes) {
  for (const view of views) {
    // It is part of a task and has no editor.
    if (type === 'VideoSpeaking' && view === 'edit') continue;
    for (const [appearance, { language, theme }] of Object.entries(appearances)) {
      test(`${type}, ${view}, ${appearance}: matches its baseline`, async ({ page }) => {
        if (view === 'edit') await page.setViewportSize({ width: 1280, height: 1500 });
        // Fails at once when the page throws, not after the timeout.
        const pageError = new Promise<never>((_, reject) => page.on('pageerror', reject));
        await page.goto(`/?type=${type}&view=${view}&language=${language}&theme=${theme}`);
        await Promise.race([pageError, page.locator('#root [role], #root section').first().waitFor()]);
        await page.waitForLoadState('networkidle');
        await drawWaves(page);
        await untilStable(page);
        await expect(page).toHaveScreenshot(`${type}-${view}-${appearance}.png`, { fullPage: true });
      });
    }
  }
}
