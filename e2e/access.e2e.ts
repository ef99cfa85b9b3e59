import { demo, demoPassword, logIn } from './support/account.ts';
import { routeTo } from './support/navigation.ts';
import { expect, test } from './test.ts';

const areas = {
  student: '/student/tasks',
  parent: '/parent',
  assistant: '/assistant',
  admin: '/admin/users',
} as const;

test('shows the error page at an unknown address', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start' }).click();
  await expect(page).toHaveURL('/');
});

for (const role of ['student', 'parent', 'assistant', 'admin'] as const) {
  test(`refuses the role ${role} the areas of other roles`, async ({ origin, enter }) => {
    const page = await enter(await logIn(origin, demo[role], demoPassword));
    const refusal = page.getByRole('heading', { name: 'This page is not for you' });
    const openOwn = async (open: (path: string) => Promise<unknown>) => {
      await open(areas[role]);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(refusal).toHaveCount(0);
    };
    await openOwn((path) => page.goto(path));
    const others = Object.entries(areas).filter(([other]) => other !== role);
    for (const [index, [, path]] of others.entries()) {
      // The first by its address, the others from the role's own area.
      if (index === 0) await page.goto(path);
      else {
        await openOwn((own) => routeTo(page, own));
        await routeTo(page, path);
      }
      await expect(refusal).toBeVisible();
    }
  });

  test(`requires a login for ${areas[role]}, and returns there after it`, async ({ page }) => {
    await page.goto(areas[role]);
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('Log in to open that page.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(demo[role]);
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(areas[role]);
  });
}
