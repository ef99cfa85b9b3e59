// Everything that a first visit loads: page, scripts, styles, fonts and JSON, as it comes over the network.
import type { Page } from '@playwright/test';
import { demo, demoPassword, logIn } from './support/account.ts';
import { learningPagesOf } from './support/learning-pages.ts';
import { createAttemptPages } from './support/pages.ts';
import { kilobytesOf, transfersOf, type Transfer } from './support/transfers.ts';
import { loginForm } from './support/login-page.ts';
import { expect, test } from './test.ts';

function report(name: string, transfers: readonly Transfer[]) {
  const types = Object.entries(Object.groupBy(transfers, ({ type }) => type)).map(
    ([type, some = []]) => `${type.toLowerCase()} ${kilobytesOf(some).toFixed(1)}`,
  );
  process.stdout.write(
    `${name}: ${kilobytesOf(transfers).toFixed(1)} KB in ${transfers.length} responses (${types.join(', ')})\n`,
  );
}

const pathsOf = (transfers: readonly Transfer[]) => transfers.map(({ path }) => path);

/** The socket, its events and the service worker are loaded once a page is idle: by a page that takes long to draw, and by no short one. */
const withoutLive = (page: Page) => page.route(/\/start-idle-/u, (route) => route.abort());

test('the login page loads at most 150 KB, and nothing of the pages behind it', async ({ enter }) => {
  const page = await enter(null);
  const transfers = await transfersOf(page, '/auth/login');
  await expect(loginForm(page).submit).toBeVisible();
  report('login', transfers);
  expect(kilobytesOf(transfers)).toBeLessThanOrEqual(150);
  expect(pathsOf(transfers).filter((path) => /student|attempt|area/u.test(path))).toEqual([]);
});

test('the login page in Arabic loads at most 20 KB more, for its letters', async ({ enter }) => {
  const page = await enter(null, { stored: { language: 'ar' } });
  const transfers = await transfersOf(page, '/auth/login');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  report('login in Arabic', transfers);
  expect(kilobytesOf(transfers)).toBeLessThanOrEqual(170);
});

test('the page of an open attempt loads at most 229 KB', async ({ enter, school }) => {
  const { student, parts } = await createAttemptPages(school);
  const page = await enter(student);
  await withoutLive(page);
  const transfers = await transfersOf(page, parts[0] ?? '');
  await expect(page.getByRole('navigation', { name: 'Questions' })).toBeVisible();
  report('open attempt', transfers);
  expect(kilobytesOf(transfers)).toBeLessThanOrEqual(229);
});

/** What a page shows rather than is: a film, a document, and the worker that draws it. */
const isContent = ({ type, path }: Transfer) => type === 'Media' || /worker|\/content$/u.test(path);

for (const role of ['student', 'admin', 'assistant'] as const) {
  test(`each page of lectures, documents and words loads at most 252 KB beyond the shell, for the role ${role}`, async ({
    enter,
    origin,
  }) => {
    const person = await logIn(origin, demo[role], demoPassword);
    const page = await enter(person);
    await withoutLive(page);
    const open = (path: string) => transfersOf(page, path, { isCacheOff: true });
    // A page that does not exist is the shell alone.
    const shell = await open(`/${role}/no-such-page`);
    report(`${role}, shell`, shell);
    for (const [name, path] of Object.entries(await learningPagesOf[role](person))) {
      const transfers = (await open(path)).filter((transfer) => !isContent(transfer));
      report(`${role}, ${name}`, transfers);
      expect.soft(kilobytesOf(transfers) - kilobytesOf(shell), `${name}, beyond the shell`).toBeLessThanOrEqual(252);
    }
  });
}
