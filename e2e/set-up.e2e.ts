import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceMain, startServerProcess } from '../apps/api/src/testing/server-process.ts';
import { loginForm, storedSession, submitLogin } from './support/login-page.ts';
import { expect, test } from './test.ts';

const admin = { email: 'huda@school.example', password: 'three-old-boats' };

test('opens an empty production server with the link that it prints, for its first admin alone', async ({
  browser,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-set-up-'));
  const server = await startServerProcess({ DATABASE_URL: '', RUBRICA_DATA: folder }, { main: sourceMain });
  const context = await browser.newContext();
  try {
    const link = server.startLines.find((line) => line.includes('/auth/set-up#')) ?? '';
    const page = await context.newPage();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Set up Rubrica', level: 1 })).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Huda Mansour');
    await loginForm(page).email.fill(admin.email);
    await loginForm(page).password.fill('password');
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(loginForm(page).password).toHaveAccessibleDescription(/too common/u);
    await loginForm(page).password.fill(admin.password);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Create my account' }).click();
    await reloaded;
    await expect(page).toHaveURL(/\/admin\/dashboard$/u);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await storedSession(page)).toMatchObject({ role: 'admin', name: 'Huda Mansour', loggedInBefore: 'true' });

    const second = await (await browser.newContext()).newPage();
    await second.goto(link);
    await expect(second.getByRole('heading', { name: 'This link has been used' })).toBeVisible();
    await second.getByRole('link', { name: 'Go to the login page' }).click();
    await submitLogin(second, admin);
    await expect(second).toHaveURL(/\/admin\/dashboard$/u);
    await second.context().close();
  } finally {
    await context.close();
    await server.kill9();
    await rm(folder, { recursive: true });
  }
});
