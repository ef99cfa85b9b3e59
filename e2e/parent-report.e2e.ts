import type { Page } from '@playwright/test';
import type { TaskTaken } from '../packages/api-client/src/contract/index.ts';
import { choiceQuestion } from './support/questions.ts';
import { unique } from './support/school.ts';
import { expect, test } from './test.ts';

/** More than a sheet of paper lists. */
const taskCount = 13;

test('a parent reads the week of a child in a sentence, and prints a report on one sheet, in English and Arabic', async ({
  school,
  enter,
}) => {
  const student = await school.person('student', 'Salma');
  const parent = await school.person('parent', 'Rania', { children: [student._id] });
  const question = choiceQuestion(unique('Doors'));
  const title =
    'A task whose title is as long as titles of tasks get when a teacher writes all of what it is about into it';
  const hour = 3_600_000;
  const late = { title: 'Late', dueAt: new Date(Date.now() - hour).toISOString() };
  await school.task(student, [question], late);
  for (let count = 0; count < taskCount; count += 1) {
    const task = await school.task(student, [question], { title: `${count + 1}. ${title}` });
    const attempt = await student.call.post<TaskTaken>('/task-takens', { task: task._id });
    await student.call.post(`/task-takens/${attempt._id}/submit`, {}, { 'idempotency-key': crypto.randomUUID() });
    await school.admin.call.post(`/task-takens/${attempt._id}/release`);
  }

  const page = await enter(parent);
  await page.goto('/parent');
  const child = page.getByRole('article', { name: student.name });
  await expect(child).toContainText('1 was due, newest 0%.');
  await child.getByRole('link', { name: `Report to print: ${student.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Report: ${student.name}` })).toBeVisible();
  await expect(page.getByText('And 5 earlier results in this period.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(await pagesOf(page)).toBe(1);

  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `تقرير: ${student.name}` })).toBeVisible();
  expect(await pagesOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
});

async function pagesOf(page: Page): Promise<number> {
  // Until its font is there a line may be longer.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}
