import type { TaskTaken } from '../packages/api-client/src/contract/index.ts';
import { demo, demoPassword, logIn } from './support/account.ts';
import { expect, test } from './test.ts';

/** What an A4 page holds between its margins, in CSS pixels. */
const paper = { width: 672, height: 1001 };

test('prints a result: whose it is, no navigation, the model answer open, no empty page', async ({ origin, enter }) => {
  const student = await logIn(origin, demo.student, demoPassword);
  const [attempt] = (await student.call.get<{ items: TaskTaken[] }>('/task-takens?status=released&search=Homework 1'))
    .items;
  if (!attempt) throw new Error('The demo has no released result with a model answer.');
  const page = await enter(student, { colorScheme: 'dark' });
  await page.goto(`/student/tasks/${attempt.task}?result=${attempt._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const model = page.locator('.rb-model > :not(summary)').first();
  await expect(model).toBeHidden();

  const pdf = await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(model).toBeVisible();
  await expect(page.locator('#main').getByText(student.name, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Level: /u)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // It is fixed: it would be printed over the text of every page.
  await expect(page.getByText('Skip to content')).toBeHidden();
  // Dark ink on white paper, whatever the theme.
  const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color);
  expect(Math.max(...(ink.match(/\d+/gu) ?? []).map(Number))).toBeLessThan(100);
  const height = await page.evaluate(() => document.querySelector('#main')?.scrollHeight ?? 0);
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/gu)?.length;
  expect(pages).toBeLessThanOrEqual(Math.ceil(height / paper.height));
  expect(pages).toBeGreaterThan(0);
});
