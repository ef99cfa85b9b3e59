import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The controls of the login form. */
export function loginForm(page: Page) {
  return {
    email: page.getByRole('textbox', { name: 'Email' }),
    password: page.getByRole('textbox', { name: 'Password' }),
    remember: page.getByRole('checkbox', { name: 'Remember Me' }),
    submit: page.getByRole('button', { name: 'Login' }),
    forgot: page.getByRole('button', { name: 'Forgot password?' }),
  };
}

interface Credentials {
  email: string;
  password: string;
}

/** Fills and submits the form of an open login page, and waits for the page load that follows. */
export async function submitLogin(page: Page, { email, password }: Credentials) {
  const form = loginForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
  const reloaded = page.waitForEvent('load');
  await form.submit.click();
  await reloaded;
}

/** Opens the login page and logs in. */
export async function logInByForm(page: Page, credentials: Credentials) {
  await page.goto('/auth/login');
  await submitLogin(page, credentials);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function expectFieldError(field: Locator, message: string) {
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

export async function expectNoFieldError(field: Locator) {
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
}

/** What the browser stores of a login. */
export async function storedSession(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['token', '_id', 'role', 'name', 'email', 'loggedInBefore'].map((key) => [key, localStorage.getItem(key)]),
    ),
  );
}
