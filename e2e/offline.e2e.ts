// An exam page without a connection: it survives a reload and a start of the browser, and loses nothing.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Answer, AssignedTask, TaskTaken } from '../packages/api-client/src/contract/index.ts';
import { noConnection, noFault } from './faults/fault-proxy.ts';
import { choiceQuestion, essayQuestion } from './support/questions.ts';
import { unique } from './support/school.ts';
import { beginTask, saveStatus, waitUntilSaved } from './support/student.ts';
import { expect, test } from './test.ts';

/** Waits until the service worker has the files of an attempt. */
const untilKept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

const essayOf = (page: Page) => page.getByRole('textbox', { name: 'Your text' });

/** Closes the page and opens its address in a new tab, as a browser does that was closed in between. */
async function startAgain(context: BrowserContext, page: Page): Promise<Page> {
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  return again;
}

test('an exam page goes on without a connection over a reload and a new start, and sends all of it in order', async ({
  school,
  enter,
  network,
}) => {
  const student = await school.person('student', 'Nour');
  const closeAt = new Date(Date.now() + 3_600_000).toISOString();
  const task = await school.task(student, [essayQuestion(unique('Essay'))], { closeAt });
  const stored = async () => {
    const { attempts } = await student.call.get<AssignedTask>(`/assigned-tasks/${task._id}`);
    const { items } = await student.call.get<{ items: Answer[] }>(`/answers?taskTaken=${attempts[0]?._id}`);
    return { status: attempts[0]?.status, rev: items[0]?.rev, text: JSON.stringify(items[0]?.answers) };
  };

  let page = await enter(student, { serviceWorkers: 'allow', baseURL: network.origin });
  const context = page.context();
  await page.goto('/student');
  await beginTask(page, task.title);
  await untilKept(page);
  await essayOf(page).fill('Saved.');
  await waitUntilSaved(page);

  network.set(noConnection);
  await context.setOffline(true);
  await expect(page.getByText(/^No connection since/u)).toBeVisible();
  await essayOf(page).fill('Saved. Typed offline.');
  await expect(saveStatus(page)).toHaveText('Offline: kept on this device');
  const since = await page.getByText(/^No connection since/u).textContent();
  await page.reload();
  await expect(essayOf(page)).toHaveValue('Saved. Typed offline.');
  await expect(page.getByText(since ?? '')).toBeVisible();

  await essayOf(page).fill('Saved. Typed offline. And after a reload.');
  page = await startAgain(context, page);
  await expect(essayOf(page)).toHaveValue('Saved. Typed offline. And after a reload.');
  await expect(page.getByText(since ?? '')).toBeVisible();
  expect(await stored()).toMatchObject({ rev: 1, text: expect.stringContaining('"Saved."') });

  network.set(noFault);
  await context.setOffline(false);
  await expect(page.getByText(/^No connection since/u)).toBeHidden();
  await waitUntilSaved(page);
  expect(await stored()).toMatchObject({ status: 'in_progress', text: expect.stringContaining('after a reload.') });
});

test('answers of an exam that ended without a connection reach the marker as a file, and are marked', async ({
  school,
  enter,
}) => {
  const student = await school.person('student', 'Huda');
  const closeAt = new Date(Date.now() + 3_600_000).toISOString();
  const task = await school.task(student, [choiceQuestion(unique('Door'))], { closeAt });
  const page = await enter(student, { serviceWorkers: 'allow' });
  await page.clock.install();
  await page.goto('/student');
  const hasKey = page.waitForResponse('**/api/emergency-key');
  await beginTask(page, task.title);
  // The key is fetched a moment later.
  await page.clock.runFor(5_000);
  await (await hasKey).finished();
  await untilKept(page);

  await page.context().setOffline(true);
  await page.getByRole('radio', { name: 'Green' }).check();
  await page.clock.fastForward(3_600_000);
  await expect(page.getByRole('heading', { name: 'The time is over' })).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my answers' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/\.rubrica-answers$/u);
  const buffer = await readFile(await file.path());
  expect(buffer.toString()).not.toContain('green');

  // The server closes the attempt with the task, and has no answer.
  const { _id, title, questions, students, status } = task;
  const closed = { title, questions, students, status, closeAt: new Date(Date.now() - 60_000).toISOString() };
  await school.admin.call.put(`/tasks/${_id}`, closed);
  const attemptOf = async () =>
    (await school.admin.call.get<{ items: TaskTaken[] }>(`/task-takens?task=${_id}`)).items[0];
  await expect.poll(attemptOf).toMatchObject({ status: 'marked', mark: 0, maximum: 1 });

  const staff = await enter(school.admin);
  await staff.goto(`/admin/tasks/task-questions/${_id}/task-taken/${(await attemptOf())?._id}`);
  await staff.getByRole('button', { name: 'More actions' }).click();
  await staff.getByRole('menuitem', { name: 'Import unsent answers' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Import answers that could not be sent' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: file.suggestedFilename(), mimeType: 'text/plain', buffer });
  await expect(dialog.getByText('Question 1: the answer in the file is newer and will be taken.')).toBeVisible();
  expect(await attemptOf()).toMatchObject({ mark: 0 });
  await dialog.getByRole('button', { name: 'Import one answer' }).click();
  await expect(staff.getByText('One answer imported')).toBeVisible();
  expect(await attemptOf()).toMatchObject({ status: 'marked', mark: 1, maximum: 1 });
});
