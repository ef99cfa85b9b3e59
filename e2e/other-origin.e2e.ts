// Pages of other sites, with the published client, in a real browser: what RUBRICA_ORIGINS lets them do. The sites are at 127.0.0.1
// and the platform is at localhost, which is another site to a browser.
import type { Page } from '@playwright/test';
import { withServer } from './global-setup.ts';
import { startForeignPages } from './support/foreign-pages.ts';
import { expect, test as base } from './test.ts';

const test = base.extend<object, { sites: readonly string[] }>({
  sites: [
    async ({}, provide) => {
      const pages = await startForeignPages(2);
      await provide(pages.origins);
      pages.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [
    async ({ sites: [listed = ''] }, provide) => withServer(provide, { RUBRICA_ORIGINS: listed }),
    { scope: 'worker', timeout: 60_000 },
  ],
});

// One worker takes both tests: another one would build the client and start a server, too.
test.describe.configure({ mode: 'default' });

/** What the page's function returns. */
interface Outcome {
  reply?: { token?: string };
  error?: string;
  code?: string;
}

/** Makes a call from a page of another site. */
function call(page: Page, name: string, parts: object, token?: string): Promise<Outcome> {
  const given = [name, parts, token ?? null].map((part) => JSON.stringify(part)).join();
  return page.evaluate<Outcome>(`callApi(${given})`);
}

test('a page of a listed origin makes every call, is told failures, and carries cookies', async ({
  enter,
  sites: [listed = ''],
  origin,
  school,
  mailedCode,
}) => {
  const { email, password, name } = await school.person('student', 'Farah');
  const page = await enter(null);
  await page.goto(`${listed}/?api=${origin}/api`);

  expect(await call(page, 'login', { body: { email, password: 'not-the-password' } })).toMatchObject({
    error: 'ApiError',
    code: 'login_failed',
  });
  const login = await call(page, 'login', { body: { email, password } });
  expect(await call(page, 'getMe', {}, login.reply?.token)).toMatchObject({ reply: { user: { name } } });
  // No cookie stands for the session.
  expect(await call(page, 'getMe', {})).toMatchObject({ error: 'ApiError', code: 'unauthenticated' });

  // The grant to set a new password is in a cookie, which goes with the calls of this page.
  await call(page, 'sendOtp', { body: { email } });
  const otp = await mailedCode(email);
  expect(await call(page, 'verifyOtp', { body: { email, otp } })).not.toHaveProperty('error');
  const newPassword = 'battery-staple-8';
  expect(await call(page, 'resetPassword', { body: { email, newPassword } })).not.toHaveProperty('error');
  expect(await call(page, 'login', { body: { email, password: newPassword } })).not.toHaveProperty('error');
});

test('a page of any other origin makes no call, and gets to see no reply', async ({
  enter,
  sites: [, unlisted = ''],
  origin,
  school,
}) => {
  const { email, password } = await school.person('student', 'Nour');
  const page = await enter(null);
  const reached: string[] = [];
  page.on('response', (response) => {
    const { pathname, origin: of } = new URL(response.url());
    if (of === origin) reached.push(`${response.request().method()} ${pathname} ${response.status()}`);
  });
  await page.goto(`${unlisted}/?api=${origin}/api`);
  expect(await call(page, 'login', { body: { email, password } })).toEqual({ error: 'NetworkError' });
  expect(await call(page, 'getMe', {}, 'a-token-that-is-long-enough')).toEqual({ error: 'NetworkError' });
  // The browser has asked first, and was not allowed to send the call itself.
  expect(reached.filter((each) => !each.startsWith('OPTIONS '))).toEqual([]);
});
