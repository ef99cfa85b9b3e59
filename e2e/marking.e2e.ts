import type { Page } from '@playwright/test';
import type { TaskTaken } from '../packages/api-client/src/contract/index.ts';
import { essayQuestion } from './support/questions.ts';
import { unique, type School } from './support/school.ts';
import { pressShortcut } from './support/keyboard.ts';
import { expect, test } from './test.ts';

/** A handed-in attempt at a task with one essay, and where it is marked. */
async function handInEssay(school: School) {
  const student = await school.person('student', 'Mona');
  const task = await school.task(student, [essayQuestion(unique('Street'))]);
  const attempt = await student.call.post<TaskTaken>('/task-takens', { task: task._id });
  await student.call.post(`/task-takens/${attempt._id}/submit`, {}, { 'idempotency-key': crypto.randomUUID() });
  const queue = `/admin/tasks/correct/${task._id}`;
  const stored = () => school.admin.call.get<TaskTaken>(`/task-takens/${attempt._id}`);
  return { queue, sheet: `${queue}/task-taken/${attempt._id}`, stored, title: task.title };
}

/** Makes every save of marks take a second, as over a slow network. */
async function delaySaves(page: Page) {
  await page.route(/\/api\/answers\/[^/]+\/marks/u, async (route) => {
    // oxlint-disable-next-line rubrica-tests/no-fixed-wait -- so slow is this network
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
}

async function giveMarks(page: Page, content: string, language: string) {
  await page.getByRole('spinbutton', { name: 'Mark for Content' }).fill(content);
  await page.getByRole('spinbutton', { name: 'Mark for Language' }).fill(language);
}

test('releases the marks on the page, not those of an earlier save', async ({ school, enter }) => {
  const { sheet, stored } = await handInEssay(school);
  const page = await enter(school.admin);
  await page.goto(sheet);
  await giveMarks(page, '2', '1');
  await expect(page.locator('[data-save]')).toHaveText(/^Saved \d/u);
  await delaySaves(page);
  await giveMarks(page, '5', '3');
  await page.getByRole('button', { name: 'Release', exact: true }).click();
  await expect(page.getByText('Released to the student')).toBeVisible();
  expect(await stored()).toMatchObject({ status: 'released', mark: 8 });
});

test('saves the marks of a page that is left before they are released from the list', async ({ school, enter }) => {
  const { sheet, stored, title } = await handInEssay(school);
  const page = await enter(school.admin);
  await page.goto(sheet);
  await giveMarks(page, '2', '1');
  await expect(page.locator('[data-save]')).toHaveText(/^Saved \d/u);
  await delaySaves(page);
  await giveMarks(page, '6', '4');
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Release marked' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Release all marked attempts?' });
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('1 released')).toBeVisible();
  expect(await stored()).toMatchObject({ status: 'released', mark: 10 });
});

test('keeps marks through a lost network and a reload, says so, and releases nothing older', async ({
  school,
  enter,
}) => {
  const { sheet, stored } = await handInEssay(school);
  const page = await enter(school.admin);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(sheet);
  await giveMarks(page, '2', '1');
  await expect(page.locator('[data-save]')).toHaveText(/^Saved \d/u);
  await page.route(/\/api\/answers\/[^/]+\/marks/u, (route) => route.abort());
  await giveMarks(page, '4', '4');
  await page.getByRole('button', { name: 'Release', exact: true }).click();
  await expect(page.getByText('Not released: the marks could not be saved.')).toBeVisible();
  await expect(page.locator('[data-save]')).toHaveText('Offline: kept on this device');
  expect(await stored()).toMatchObject({ status: 'marked', mark: 3 });
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Mark for Content' })).toHaveValue('4');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Release', exact: true }).click();
  await expect(page.getByText('Released to the student')).toBeVisible();
  expect(await stored()).toMatchObject({ status: 'released', mark: 8 });
});

test('marks by keyboard alone: a digit begins, Enter goes on, Ctrl and Enter in a field save', async ({
  school,
  enter,
}) => {
  const { sheet, stored } = await handInEssay(school);
  const page = await enter(school.admin);
  await page.goto(sheet);
  await expect(page.getByRole('spinbutton', { name: 'Mark for Content' })).toBeVisible();
  await pressShortcut(page, '5');
  await expect(page.getByRole('spinbutton', { name: 'Mark for Content' })).toHaveValue('5');
  await page.keyboard.press('Enter');
  await pressShortcut(page, '3');
  await expect(page.getByRole('spinbutton', { name: 'Mark for Language' })).toHaveValue('3');
  await page.getByRole('spinbutton', { name: 'Mark for Content' }).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('That was the last one. Everything is marked.')).toBeVisible();
  expect(await stored()).toMatchObject({ status: 'marked', mark: 8 });
});
