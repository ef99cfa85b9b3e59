import type { Page } from '@playwright/test';
import { expectNoFieldError, expectFieldError, submitLogin, loginForm } from './support/login-page.ts';
import { failRequests } from './support/network.ts';
import { expect, test } from './test.ts';

const digits = (page: Page) => page.getByRole('group', { name: 'Code' }).getByRole('textbox');
const backToLogin = (page: Page) => page.getByRole('button', { name: 'Back to login' });

async function expectStep(page: Page, title: string) {
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

/** Expects six empty boxes with the focus in the first. */
async function expectEmptyBoxes(page: Page) {
  await expect(digits(page)).toHaveCount(6);
  await expect(digits(page).first()).toBeFocused();
  for (const digit of await digits(page).all()) await expect(digit).toHaveValue('');
}

/** The error message below the boxes. */
function codeError(page: Page) {
  return page.getByRole('group', { name: 'Code' }).getByRole('alert');
}

/** Requests a code and goes to the six boxes. */
async function askForCode(page: Page, email: string) {
  await page.goto('/auth/login');
  await loginForm(page).forgot.click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectStep(page, 'Reset Instructions');
}

/** A code other than the mailed one. */
const differentCode = (code: string) => (code === '123456' ? '654321' : '123456');

test('resets a forgotten password with the mailed code', async ({ page, school, mailedCode }) => {
  const student = await school.person('student', 'Omid');
  await page.goto('/auth/login');
  await loginForm(page).email.fill(student.email);
  await loginForm(page).forgot.click();

  await expectStep(page, 'Forgot Password?');
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue(student.email);
  await email.clear();
  await email.blur();
  await expectFieldError(email, 'Please enter your email to reset your password.');
  await email.fill(student.email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('If this email has an account, a code is on its way.')).toBeVisible();

  await expectStep(page, 'Reset Instructions');
  await expectEmptyBoxes(page);
  await expect(page.getByText('By going on you agree to our terms of use and our privacy policy.')).toBeVisible();
  await digits(page).first().blur();
  await expect(codeError(page)).toHaveText('Please enter the OTP sent to your email.');
  await digits(page).first().focus();
  const code = await mailedCode(student.email);
  // The sixth digit submits the code.
  await page.keyboard.type(differentCode(code));
  await expect(codeError(page)).toHaveText(/^This code is wrong or has expired/u);
  await expectEmptyBoxes(page);
  await page.keyboard.type(code);
  await expect(page.getByText('OTP verified successfully!')).toBeVisible();

  await expectStep(page, 'New Password');
  const password = page.getByRole('textbox', { name: 'New password' });
  const confirm = page.getByRole('textbox', { name: 'Confirm password' });
  await password.fill('12345');
  await password.blur();
  await expectFieldError(password, 'Password must be at least 6 characters long');
  await confirm.focus();
  await confirm.blur();
  await expectFieldError(confirm, 'Please confirm your password');
  await confirm.fill('something else');
  await expectFieldError(confirm, 'Passwords do not match');
  await password.fill('remembered-this-time');
  await confirm.fill('remembered-this-time');
  await expectNoFieldError(password);
  await expectNoFieldError(confirm);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password updated successfully!')).toBeVisible();

  await expectStep(page, 'Welcome Back');
  await expect(loginForm(page).email).toHaveValue('');
  await expect(loginForm(page).password).toHaveValue('');
  await submitLogin(page, { email: student.email, password: 'remembered-this-time' });
  await expect(page).toHaveURL('/student');
});

test('returns to the login from each step of a password reset', async ({ page, school, mailedCode }) => {
  const student = await school.person('student', 'Pavel');
  await page.goto('/auth/login');
  await loginForm(page).forgot.click();
  await backToLogin(page).click();
  await expectStep(page, 'Welcome Back');

  await askForCode(page, student.email);
  await backToLogin(page).click();
  await expectStep(page, 'Welcome Back');

  await askForCode(page, student.email);
  await page.keyboard.type(await mailedCode(student.email, 2));
  await expectStep(page, 'New Password');
  await backToLogin(page).click();
  await expectStep(page, 'Welcome Back');
});

test('expires a code after a minute, and sends another one', async ({ page, school, mailedCode }) => {
  const student = await school.person('student', 'Ravi');
  await page.clock.install();
  await askForCode(page, student.email);
  const first = await mailedCode(student.email);
  const countdown = page.getByRole('timer');
  const resend = page.getByRole('button', { name: 'Resend code' });
  await expect(countdown).toHaveText(/^(1:00|0:5\d)$/u);
  await expect(resend).toBeHidden();
  await page.keyboard.type(first.slice(0, 3));

  // What a busy machine takes until here is part of the minute.
  await page.clock.fastForward('00:45');
  await expect(page.getByText('OTP expired')).toBeHidden();
  await page.clock.fastForward('00:16');
  await expect(page.getByText('OTP expired')).toBeVisible();

  await resend.click();
  await expect(page.getByText('OTP expired')).toBeHidden();
  await expect(countdown).toHaveText(/^(1:00|0:5\d)$/u);
  await expectEmptyBoxes(page);
  await page.keyboard.type(await mailedCode(student.email, 2));
  await expectStep(page, 'New Password');
});

test('shows an error of its own for each step that does not reach the server', async ({ page, school, mailedCode }) => {
  const student = await school.person('student', 'Sami');
  await failRequests(page, '**/api/send-otp', 1);
  await failRequests(page, '**/api/verify-otp', 1);
  await failRequests(page, '**/api/reset-password', 1);
  await page.goto('/auth/login');
  await loginForm(page).forgot.click();
  await page.getByRole('textbox', { name: 'Email' }).fill(student.email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Failed to send OTP. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset Password' }).click();

  await expectStep(page, 'Reset Instructions');
  const code = await mailedCode(student.email);
  await page.keyboard.type(code);
  await expect(codeError(page)).toHaveText('Failed to verify OTP. Please try again.');
  await expectEmptyBoxes(page);
  await page.keyboard.type(code);

  await expectStep(page, 'New Password');
  await page.getByRole('textbox', { name: 'New password' }).fill('reached-after-all');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('reached-after-all');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Failed to update password. Please try again.')).toBeVisible();
});
