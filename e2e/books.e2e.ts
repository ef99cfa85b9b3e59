// A book from the first word to its readers: written, put in order by keys, saved by itself, met by a second tab, published.
import type { Book, StudentBook } from '../packages/api-client/src/contract/index.ts';
import { unique } from './support/school.ts';
import { expect, test } from './test.ts';

const pages = ['First', 'Second', 'Third'].map((text) => ({ _id: crypto.randomUUID(), text: `<p>${text} page.</p>` }));

test('a book is written, ordered by keys, kept apart from a second tab, and published', async ({ enter, school }) => {
  const group = await school.group();
  const student = await school.person('student', 'Reader', { groups: [group._id] });
  const { call } = school.admin;
  const { _id: id } = await call.post<Book>('/books', { title: unique('Tides'), pages });
  const textsOf = async () => (await call.get<Book>(`/books/${id}`)).pages.map(({ text }) => text);

  const page = await enter(school.admin);
  const second = await page.context().newPage();
  await page.goto(`/admin/books/${id}`);
  const field = page.getByRole('region', { name: 'Page 1' }).getByRole('textbox', { name: 'Page 1' });
  await field.click();
  await expect(field).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' The sea was calm.');
  await expect.poll(async () => (await textsOf())[0]).toBe('<p>First page. The sea was calm.</p>');

  await second.goto(`/admin/books/${id}`);
  await expect(second.getByRole('region', { name: 'Page 1' })).toBeVisible();

  await page.getByRole('button', { name: /^Move Page 3/u }).focus();
  await page.keyboard.press('Space');
  // The list says where the page is once it has got there.
  await expect(page.getByText('Page 3 is now number 3 of 3')).toBeAttached();
  for (const place of [/Page 3 is now number [12] of 3/u, /Page 3 is now number 1 of 3/u]) {
    // The list takes keys a moment after it has said so; one that came before is pressed again. Above the first there is no place.
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(page.getByText(place)).toBeAttached({ timeout: 4000 });
    }).toPass({ timeout: 60_000 });
  }
  await page.keyboard.press('Space');
  await expect.poll(async () => (await textsOf())[0]).toBe('<p>Third page.</p>');

  // The second tab knows of neither: what it writes does not go over it unasked.
  await second.getByRole('tab', { name: 'Book' }).click();
  await second.getByRole('textbox', { name: 'Title' }).fill('Overwritten');
  const dialog = second.getByRole('alertdialog', { name: 'Somebody else has saved this book' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Tides');

  await second.getByRole('button', { name: 'Publish' }).click();
  const publishing = second.getByRole('dialog', { name: /^Publish Tides/u });
  await publishing.getByRole('combobox', { name: 'Groups' }).fill(group.name);
  await second.getByRole('option', { name: group.name }).click();
  // The open list leaves it free.
  await publishing.getByRole('button', { name: 'Publish' }).click();
  await expect(publishing).toBeHidden();
  const read = await student.call.get<StudentBook>(`/student-books/${id}`);
  expect(read.pages.map(({ text }) => text)).toEqual([
    '<p>Third page.</p>',
    '<p>First page. The sea was calm.</p>',
    '<p>Second page.</p>',
  ]);

  // A question of its words leads back to it.
  const words = second.getByRole('region', { name: 'Page 1' }).getByRole('textbox', { name: 'Page 1' });
  await words.click();
  await expect(words).toHaveAttribute('contenteditable', 'true');
  const makeQuestion = second.getByRole('button', { name: 'Make a question' });
  // The editor that has just come puts the cursor where the press was, which may end a selection made before.
  await expect(async () => {
    await words.focus();
    await second.keyboard.press('Control+Home');
    await second.keyboard.press('Control+Shift+ArrowRight');
    await expect(makeQuestion).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await makeQuestion.click();
  await second.getByRole('menuitem', { name: 'Gap to fill' }).click();
  await second.getByRole('link', { name: 'Back to the book' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Tides');
  expect((await call.get<Book>(`/books/${id}`)).questions).toHaveLength(1);
});
