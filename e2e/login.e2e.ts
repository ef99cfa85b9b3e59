import { demo, demoPassword } from './people/account.ts';
import { expectNoProblem, expectProblem, keptOf, logInByForm, logInHere, loginForm } from './people/login-page.ts';
import { failRequests } from './people/network.ts';
import { expect, test } from './test.ts';

const homes = {
  admin: '/admin/dashboard',
  assistant: '/assistant/tasks',
  student: '/student',
  parent: '/parent',
} as const;

test('the login screen says what it is for, and shows a password when asked', async ({ page }) => {
  await page.goto('/auth/login');
  const form = loginForm(page);
  await expect(page.getByRole('heading', { name: 'Welcome Back', level: 1 })).toBeVisible();
  await expect(page.getByText('Login to your account')).toBeVisible();
  await expect(form.remember).not.toBeChecked();
  await expect(form.forgot).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/register');

  await form.password.fill('seen or not');
  await expect(form.password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(form.password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(form.password).toHaveAttribute('type', 'password');
});

test('a field is checked when it is left, and then at every change', async ({ page }) => {
  await page.goto('/auth/login');
  const { email, password } = loginForm(page);

  await email.pressSequentially('a');
  await expectNoProblem(email);
  await email.clear();
  await email.blur();
  await expectProblem(email, 'Please enter your email');
  await email.pressSequentially('a');
  await expectProblem(email, 'Email must be a valid email address');
  await email.pressSequentially('@b.co');
  await expectNoProblem(email);

  await password.pressSequentially('12345');
  await expectNoProblem(password);
  await password.blur();
  await expectProblem(password, 'Password must be at least 6 characters long');
  await password.press('End');
  await password.pressSequentially('6');
  await expectNoProblem(password);
  await password.clear();
  await expectProblem(password, 'Please enter your password');
});

test('a refused login says why in the server’s words, and a server out of reach in ours', async ({ page }) => {
  await page.goto('/auth/login');
  const { email, password, submit } = loginForm(page);
  await email.fill('nobody@rubrica.test');
  await password.fill('not the password');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('The email or the password is not right.');
  await expect(email).toHaveValue('nobody@rubrica.test');

  await failRequests(page, '**/api/login');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.');
});

for (const role of ['admin', 'assistant', 'student', 'parent'] as const) {
  test(`a login of the role ${role} is kept, and leads to ${homes[role]}`, async ({ page, context }) => {
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await logInByForm(page, { email: demo[role], password: demoPassword });
    await expect(page).toHaveURL(homes[role]);
    expect(loads).toHaveLength(2);

    const kept = await keptOf(page);
    expect(kept).toMatchObject({ role, email: demo[role], loggedInBefore: 'true' });
    expect(kept).toMatchObject({ token: expect.stringMatching(/./u), _id: expect.stringMatching(/./u) });
    expect(kept.name).not.toBe('');

    const cookie = (await context.cookies()).find(({ name }) => name === 'token');
    expect(cookie?.value).toBe(kept.token);
    const secondsLeft = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(secondsLeft).toBeGreaterThan(3600 - 30);
    expect(secondsLeft).toBeLessThanOrEqual(3600);
  });
}

test('a newcomer chooses a password of their own before anything else', async ({ page, school }) => {
  const newcomer = await school.newcomer('student', 'Nadia');
  await logInByForm(page, newcomer);
  await expect(page).toHaveURL('/change-password');
  expect(await keptOf(page)).toMatchObject({ loggedInBefore: 'false' });
  await page.goto('/student/tasks');
  await expect(page).toHaveURL('/change-password');

  await page.getByRole('textbox', { name: 'Current password' }).fill(newcomer.password);
  await page.getByRole('textbox', { name: 'New password' }).fill('chosen-by-nadia');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('chosen-by-nadia');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Change password' }).click();
  await reloaded;
  await expect(page).toHaveURL('/student');
  await expect(page.getByRole('heading', { name: 'Hello, Nadia' })).toBeVisible();
  expect(await keptOf(page)).toMatchObject({ loggedInBefore: 'true' });
});

test('“Remember Me” keeps the email for the next login, and nothing without it', async ({ page, school }) => {
  const student = await school.person('student', 'Mira');
  const { email, password, remember } = loginForm(page);
  const logOut = async () => {
    await page.getByRole('button', { name: `Account of ${student.name}` }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/auth/login');
    expect(Object.values(await keptOf(page)).every((value) => value === null)).toBe(true);
  };

  await page.goto('/auth/login');
  await remember.check();
  await logInHere(page, student);
  await logOut();
  await expect(email).toHaveValue(student.email);
  await expect(remember).toBeChecked();
  await expect(password).toHaveValue('');

  await remember.uncheck();
  await logInHere(page, student);
  await logOut();
  await expect(email).toHaveValue('');
});

test('a login that is under way is not sent a second time', async ({ page }) => {
  let sent = 0;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/login', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await page.goto('/auth/login');
  const { email, password, submit } = loginForm(page);
  await email.fill(demo.student);
  await password.fill(demoPassword);
  await submit.dblclick();
  await expect(submit).toBeDisabled();
  await password.press('Enter');
  letGo();
  await expect(page).toHaveURL('/student');
  expect(sent).toBe(1);
});
