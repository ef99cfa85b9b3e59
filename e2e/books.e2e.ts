// A book that two tabs write: neither goes over the other unasked. Its whole path is in `book-path.e2e.ts`.
import type { Book } from '../packages/api-client/src/contract/index.ts';
import { unique } from './support/school.ts';
import { expect, test } from './test.ts';

test('a book is kept apart from what a second tab writes', async ({ enter, school }) => {
  const { call } = school.admin;
  const pages = [{ _id: crypto.randomUUID(), text: '<p>First page.</p>' }];
  const { _id: id } = await call.post<Book>('/books', { title: unique('Tides'), pages });
  const page = await enter(school.admin);
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(`/admin/books/${id}`);
    await expect(tab.getByRole('region', { name: 'Page 1' })).toBeVisible();
  }
  const field = page.getByRole('region', { name: 'Page 1' }).getByRole('textbox', { name: 'Page 1' });
  await field.click();
  await expect(field).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' The sea was calm.');
  const written = '<p>First page. The sea was calm.</p>';
  await expect.poll(async () => (await call.get<Book>(`/books/${id}`)).pages[0]?.text).toBe(written);

  await second.getByRole('tab', { name: 'Book' }).click();
  await second.getByRole('textbox', { name: 'Title' }).fill('Overwritten');
  const dialog = second.getByRole('alertdialog', { name: 'This book was saved elsewhere meanwhile' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Tides');
  await expect(second.getByText('The sea was calm.').first()).toBeVisible();
});
