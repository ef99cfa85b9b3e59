import { expect, test } from './test.ts';

test('an admin opens a student from the list, writes a note and links a parent; the student receives none of the note', async ({
  school,
  enter,
}) => {
  const student = await school.person('student', 'Lina');
  const parent = await school.person('parent', 'Rosa');
  const note = 'Reads well and writes little.';

  const page = await enter(school.admin);
  await page.goto('/admin/users');
  await page.getByRole('searchbox').fill(student.name);
  await page.getByRole('link', { name: student.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: student.name })).toBeVisible();

  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill(note);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(note)).toBeVisible();

  await page.getByRole('button', { name: 'Link a parent' }).click();
  await page.getByRole('combobox', { name: 'Parent' }).fill(parent.name);
  await page.getByRole('option', { name: parent.name }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Parents' }).getByText(parent.email)).toBeVisible();
  const { items } = await parent.call.get<{ items: { _id: string }[] }>('/children');
  expect(items.map(({ _id }) => _id)).toEqual([student._id]);

  const studentPage = await enter(student);
  const replies: Promise<string>[] = [];
  studentPage.on('response', (response) => {
    // One that arrives as the page closes cannot be read any more.
    if (response.url().includes('/api/')) replies.push(response.text().catch(() => ''));
  });
  const tasks = studentPage.waitForResponse(/\/api\/assigned-tasks/u);
  await studentPage.goto('/student/tasks');
  await tasks;
  await expect(studentPage.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => replies.length).toBeGreaterThan(1);
  const texts = await Promise.all(replies);
  expect(texts.filter((text) => text.includes(note))).toEqual([]);
});
