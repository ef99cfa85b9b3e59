// A page whose script does not arrive says so, instead of staying blank.
import { loginForm } from './support/login-page.ts';
import { expect, test } from './test.ts';

for (const [what, hold] of [
  ['hangs', () => new Promise<void>(() => {})],
  ['fails', undefined],
] as const) {
  test(`a page whose script ${what} says so in both languages after eight seconds, and starts on “Try again”`, async ({
    enter,
  }) => {
    const page = await enter(null);
    let isHeld = true;
    await page.route('**/assets/base-*.js', (route) => (isHeld ? (hold?.() ?? route.abort()) : route.continue()));
    await page.goto('/auth/login', { waitUntil: 'commit' });
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await page.locator('.not-started').waitFor({ state: 'attached' });
    await expect(tryAgain).toBeHidden();

    // To the end of the eight seconds.
    const [delay] = await page.evaluate(() =>
      document.getAnimations().map((animation) => {
        animation.finish();
        return animation.effect?.getTiming().delay;
      }),
    );
    expect(delay).toBe(8_000);
    await expect(page.getByText('This page could not start yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'حاول مرة أخرى' })).toBeVisible();

    isHeld = false;
    await tryAgain.click();
    await expect(loginForm(page).submit).toBeVisible();
    await expect(tryAgain).toHaveCount(0);
  });
}

test('a page of which a later part hangs says so once', async ({ enter }) => {
  const page = await enter(null);
  await page.clock.install();
  await page.route('**/assets/login-*.js', () => new Promise<void>(() => {}));
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  await page.clock.fastForward(9_000);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
});
