import { demo, demoPassword, logIn } from './support/account.ts';
import { collectPageErrors, expectAccessiblePages, appearances, contextOptionsFor } from './support/appearances.ts';
import { pagesOf, createAttemptPages } from './support/pages.ts';
import { expect, test } from './test.ts';

for (const appearance of appearances) {
  test.describe(`in ${appearance.language}, ${appearance.theme}`, () => {
    for (const pages of ['student', 'parent', 'assistant', 'admin', 'admin, people', 'admin, marking'] as const) {
      test(`has accessible pages for the role ${pages}, at any width`, async ({ origin, enter }) => {
        const person = await logIn(
          origin,
          demo[pages === 'admin, people' || pages === 'admin, marking' ? 'admin' : pages],
          demoPassword,
        );
        const page = await enter(null, contextOptionsFor(origin, person, appearance));
        const errors = collectPageErrors(page);
        await expectAccessiblePages(page, await pagesOf[pages](person), appearance);
        expect(errors).toEqual([]);
      });
    }

    test('has accessible public pages, at any width', async ({ origin, enter }) => {
      const page = await enter(null, contextOptionsFor(origin, null, appearance));
      const errors = collectPageErrors(page);
      await expectAccessiblePages(page, ['/', '/auth/login', '/auth/register', '/no/such/page'], appearance);
      expect(errors).toEqual([]);
    });

    test('has an accessible attempt page, at any width', async ({ origin, school, enter }) => {
      const { student, parts } = await createAttemptPages(school);
      const page = await enter(null, contextOptionsFor(origin, student, appearance));
      const errors = collectPageErrors(page);
      await expectAccessiblePages(page, parts, appearance);
      expect(errors).toEqual([]);
    });
  });
}
