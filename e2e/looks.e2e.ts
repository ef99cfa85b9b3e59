import { demo, demoPassword, logIn } from './people/account.ts';
import { complaintsOf, expectGoodLooks, looks, shownAs } from './people/looks.ts';
import { pagesOf, roomOf } from './people/pages.ts';
import { expect, test } from './test.ts';

for (const look of looks) {
  test.describe(`in ${look.language}, ${look.theme}`, () => {
    for (const pages of ['student', 'parent', 'assistant', 'admin', 'admin, marking'] as const) {
      test(`the pages of the role ${pages} can be used by everybody, at any width`, async ({ origin, enter }) => {
        const person = await logIn(origin, demo[pages === 'admin, marking' ? 'admin' : pages], demoPassword);
        const page = await enter(null, shownAs(origin, person, look));
        const complaints = complaintsOf(page);
        await expectGoodLooks(page, await pagesOf[pages](person), look);
        expect(complaints).toEqual([]);
      });
    }

    test('the public pages can be used by everybody, at any width', async ({ origin, enter }) => {
      const page = await enter(null, shownAs(origin, null, look));
      const complaints = complaintsOf(page);
      await expectGoodLooks(page, ['/', '/auth/login', '/auth/register', '/no/such/page'], look);
      expect(complaints).toEqual([]);
    });

    test('the room of an attempt can be used by everybody, at any width', async ({ origin, school, enter }) => {
      const { student, parts } = await roomOf(school);
      const page = await enter(null, shownAs(origin, student, look));
      const complaints = complaintsOf(page);
      await expectGoodLooks(page, parts, look);
      expect(complaints).toEqual([]);
    });
  });
}
