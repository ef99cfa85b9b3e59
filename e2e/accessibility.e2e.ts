import { demo, demoPassword, logIn } from './support/account.ts';
import { collectPageErrors, expectAccessiblePages, firstContextOptions } from './support/appearances.ts';
import { createAttemptPages, pagesOf } from './support/pages.ts';
import { expect, test } from './test.ts';

for (const { role, what, pages } of pagesOf) {
  test(`has accessible pages for the role ${role}: ${what}, in both languages and at any width`, async ({
    origin,
    enter,
  }) => {
    const person = await logIn(origin, demo[role], demoPassword);
    const page = await enter(person, firstContextOptions);
    const errors = collectPageErrors(page);
    await expectAccessiblePages(page, await pages(person), `/${role}`);
    expect(errors).toEqual([]);
  });
}

test('has accessible public pages, in both languages and at any width', async ({ enter }) => {
  const page = await enter(null, firstContextOptions);
  const errors = collectPageErrors(page);
  await expectAccessiblePages(page, ['/', '/auth/login', '/auth/register', '/no/such/page']);
  expect(errors).toEqual([]);
});

test('has an accessible attempt page, in both languages and at any width', async ({ school, enter }) => {
  const { student, parts } = await createAttemptPages(school);
  const page = await enter(student, firstContextOptions);
  const errors = collectPageErrors(page);
  await expectAccessiblePages(page, parts);
  expect(errors).toEqual([]);
});
