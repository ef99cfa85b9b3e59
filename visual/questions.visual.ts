import { expect, test } from '@playwright/test';
import { questionTypes } from '../packages/question-kit/src/types/question-types.ts';

const views = ['answer', 'review', 'mark', 'edit'] as const;
const looks = {
  light: { language: 'en', theme: 'light' },
  'dark-rtl': { language: 'ar', theme: 'dark' },
} as const;

for (const type of questionTypes) {
  for (const view of views) {
    // It comes with a task and is not written by hand.
    if (type === 'VideoSpeaking' && view === 'edit') continue;
    for (const [look, { language, theme }] of Object.entries(looks)) {
      test(`${type}, ${view}, ${look}: looks as it did`, async ({ page }) => {
        if (view === 'edit') await page.setViewportSize({ width: 1280, height: 900 });
        // A page that breaks is told at once, not after a long wait for it.
        const broken = new Promise<never>((_, reject) => page.on('pageerror', reject));
        await page.goto(`/?type=${type}&view=${view}&language=${language}&theme=${theme}`);
        await Promise.race([broken, page.locator('#root [role], #root section').first().waitFor()]);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${type}-${view}-${look}.png`, { fullPage: true });
      });
    }
  }
}
