import { demo, demoPassword } from './support/account.ts';
import {
  expectNoFieldError,
  expectFieldError,
  storedSession,
  logInByForm,
  submitLogin,
  loginForm,
} from './support/login-page.ts';
import { failRequests } from './support/network.ts';
import { expect, test } from './test.ts';

const homes = {
  admin: '/admin/dashboard',
  assistant: '/assistant',
  student: '/student',
  parent: '/parent',
} as const;

test('shows the login form, and the password on request', async ({ page }) => {
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

test('validates a field on blur, and then on every change', async ({ page }) => {
  await page.goto('/auth/login');
  const { email, password } = loginForm(page);

  await email.pressSequentially('a');
  await expectNoFieldError(email);
  await email.clear();
  await email.blur();
  await expectFieldError(email, 'Please enter your email');
  await email.pressSequentially('a');
  await expectFieldError(email, 'Email must be a valid email address');
  await email.pressSequentially('@b.co');
  await expectNoFieldError(email);

  await password.pressSequentially('12345');
  await expectNoFieldError(password);
  await password.blur();
  await expectFieldError(password, 'Password must be at least 6 characters long');
  await password.press('End');
  await password.pressSequentially('6');
  await expectNoFieldError(password);
  await password.clear();
  await expectFieldError(password, 'Please enter your password');
});

test('shows the server’s message for a refused login, and a message of its own when the server is unreachable', async ({
  page,
}) => {
  await page.goto('/auth/login');
  const { email, password, submit } = loginForm(page);
  await email.fill('nobody@rubrica.test');
  await password.fill('not the password');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('The email or password is incorrect.');
  await expect(email).toHaveValue('nobody@rubrica.test');

  await failRequests(page, '**/api/login');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.');
});

for (const role of ['admin', 'assistant', 'student', 'parent'] as const) {
  test(`logs in a user of the role ${role}, and opens ${homes[role]}`, async ({ page, context }) => {
    const loadedUrls: string[] = [];
    page.on('load', () => loadedUrls.push(page.url()));
    await logInByForm(page, { email: demo[role], password: demoPassword });
    await expect(page).toHaveURL(homes[role]);
    await expect.poll(() => loadedUrls).toHaveLength(2);

    const session = await storedSession(page);
    expect(session).toMatchObject({ role, email: demo[role], loggedInBefore: 'true' });
    expect(session).toMatchObject({ token: expect.stringMatching(/./u), _id: expect.stringMatching(/./u) });
    expect(session.name).not.toBe('');

    const cookie = (await context.cookies()).find(({ name }) => name === 'token');
    expect(cookie?.value).toBe(session.token);
    const secondsLeft = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(secondsLeft).toBeGreaterThan(3600 - 30);
    expect(secondsLeft).toBeLessThanOrEqual(3600);
  });
}

test('makes a new user choose a password first', async ({ page, school }) => {
  const newcomer = await school.newcomer('student', 'Nadia');
  await logInByForm(page, newcomer);
  await expect(page).toHaveURL('/change-password');
  expect(await storedSession(page)).toMatchObject({ loggedInBefore: 'false' });
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
  expect(await storedSession(page)).toMatchObject({ loggedInBefore: 'true' });
});

test('remembers the email with “Remember Me”, and nothing without it', async ({ page, school }) => {
  const student = await school.person('student', 'Mira');
  const { email, password, remember } = loginForm(page);
  const logOut = async () => {
    await page.getByRole('button', { name: `Account of ${student.name}` }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/auth/login');
    expect(Object.values(await storedSession(page)).every((value) => value === null)).toBe(true);
  };

  await page.goto('/auth/login');
  await remember.check();
  await submitLogin(page, student);
  await logOut();
  await expect(email).toHaveValue(student.email);
  await expect(remember).toBeChecked();
  await expect(password).toHaveValue('');

  await remember.uncheck();
  await submitLogin(page, student);
  await logOut();
  await expect(email).toHaveValue('');
});

test('sends a login only once', async ({ page }) => {
  let requestCount = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/login', async (route) => {
    requestCount += 1;
    await released;
    await route.continue();
  });
  await page.goto('/auth/login');
  const { email, password, submit } = loginForm(page);
  await email.fill(demo.student);
  await password.fill(demoPassword);
  await submit.dblclick();
  await expect(submit).toBeDisabled();
  await password.press('Enter');
  release();
  await expect(page).toHaveURL('/student');
  expect(requestCount).toBe(1);
});
