// An exam page without a connection: it survives a reload and a start of the browser, and loses nothing.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { queryOne } from '../apps/api/src/testing/bench/start-replica-pair.ts';
import type { Answer, AssignedTask, TaskTaken } from '../packages/api-client/src/contract/index.ts';
import { noConnection, noFault } from './faults/fault-proxy.ts';
import { choiceQuestion, essayQuestion } from './support/questions.ts';
import { unique } from './support/school.ts';
import { openAndBegin, nextPart, saveStatus, waitUntilSaved } from './support/student.ts';
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
  await openAndBegin(page, task);
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

test('an exam page survives a reload without a connection also where the script that starts the rest of it was lost', async ({
  school,
  enter,
}) => {
  const student = await school.person('student', 'Salwa');
  const task = await school.task(student, [essayQuestion(unique('Essay'))]);
  const page = await enter(student, { serviceWorkers: 'allow' });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/start-idle-'));
  // Chromium does not ask for it again.
  await page.route('**/assets/start-idle-*', (route) => route.abort(), { times: 1 });
  await openAndBegin(page, task);
  await lost;
  await untilKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(essayOf(page)).toBeVisible();
});

test('a reload in mid-exam fetches no questions again, and those that were changed', async ({
  school,
  enter,
  server: { databaseUrl },
}) => {
  const student = await school.person('student', 'Amal');
  const door = choiceQuestion(unique('Door'));
  const task = await school.task(student, [door]);
  const page = await enter(student, { serviceWorkers: 'allow' });
  const given = page.waitForResponse('**/api/student-questions?*');
  await openAndBegin(page, task);
  expect((await given).status()).toBe(200);
  await page.getByRole('radio', { name: 'Red' }).check();
  await waitUntilSaved(page);

  const statusOfReload = async () => {
    const response = page.waitForResponse('**/api/student-questions?*');
    await page.reload();
    return (await response).status();
  };
  expect(await statusOfReload()).toBe(304);
  await expect(page.getByText('Which colour is the door?')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();

  await queryOne(
    databaseUrl,
    `with changed as (
      insert into question_contents (hash, content)
      select hash || '-changed', replace(content::text, 'Which colour', 'What colour')::jsonb
      from question_contents where content ->> 'title' = '${door.title}' returning hash
    )
    update attempt_questions set content_hash = changed.hash from changed
    where attempt_questions.content_hash || '-changed' = changed.hash returning changed.hash`,
  );
  expect(await statusOfReload()).toBe(200);
  await expect(page.getByText('What colour is the door?')).toBeVisible();
  expect(await statusOfReload()).toBe(304);
  await expect(page.getByText('What colour is the door?')).toBeVisible();
});

test('a timed exam goes on over a reload without a connection until its time is up, and its file brings the answers to the marker', async ({
  school,
  enter,
  network,
  server: { databaseUrl },
}) => {
  const student = await school.person('student', 'Huda');
  const door = choiceQuestion(unique('Door'));
  const task = await school.task(student, [door, essayQuestion(unique('Street'))], { timeLimitMinutes: 60 });
  const page = await enter(student, { serviceWorkers: 'allow', baseURL: network.origin });
  await page.clock.install();
  const hasKey = page.waitForResponse('**/api/emergency-key');
  await openAndBegin(page, task);
  // The key is fetched a moment later.
  await page.clock.runFor(5_000);
  await (await hasKey).finished();
  await untilKept(page);
  await page.getByRole('radio', { name: 'Red' }).check();
  await page.clock.runFor(3_000);
  await waitUntilSaved(page);

  network.set(noConnection);
  await page.context().setOffline(true);
  await page.getByRole('radio', { name: 'Green' }).check();
  await nextPart(page);
  await essayOf(page).fill('Typed offline.');
  await page.clock.runFor(3_000);
  await expect(saveStatus(page)).toHaveText('Offline: kept on this device');
  await page.reload();
  await expect(essayOf(page)).toHaveValue('Typed offline.');
  await essayOf(page).fill('Typed offline. And after a reload.');
  await page.clock.runFor(3_000);
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Green' })).toBeChecked();
  await page.clock.fastForward(3_600_000);
  await expect(page.getByRole('heading', { name: 'The time is over' })).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my answers' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/\.rubrica-answers$/u);
  const buffer = await readFile(await file.path());
  expect(buffer.toString()).not.toMatch(/green|Typed/u);

  // The server, whose clock does not go by an hour, closes the attempt with what had reached it.
  const [attempt] = (await school.admin.call.get<{ items: TaskTaken[] }>(`/task-takens?task=${task._id}`)).items;
  const query = (text: string) => queryOne(databaseUrl, text);
  const ofAttempt = `where id = '${attempt?._id}'`;
  await query(`update task_takens set deadline_at = now() - interval '1 minute' ${ofAttempt} returning id`);
  const stored = () => query(`select concat_ws(' ', status, mark, maximum, pending) from task_takens ${ofAttempt}`);
  await expect.poll(stored).toBe('marked 0 11 0');

  const staff = await enter(school.admin);
  await staff.goto(`/admin/tasks/task-questions/${task._id}/task-taken/${attempt?._id}`);
  await staff.getByRole('button', { name: 'More actions' }).click();
  await staff.getByRole('menuitem', { name: 'Import unsent answers' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Import answers that could not be sent' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: file.suggestedFilename(), mimeType: 'text/plain', buffer });
  for (const number of [1, 2])
    await expect(dialog.getByText(`Part ${number}: the answer in the file is newer and will be taken.`)).toBeVisible();
  expect(await stored()).toBe('marked 0 11 0');
  await dialog.getByRole('button', { name: 'Import 2 answers' }).click();
  await expect(staff.getByText('2 answers imported')).toBeVisible();

  const questions = staff.getByRole('navigation', { name: 'Questions of this attempt' });
  await expect(questions.getByRole('button', { name: door.title })).toContainText('1 / 1');
  expect(await stored()).toBe('marking 1 11 1');
  await questions.getByRole('button', { name: /Street/u }).click();
  await expect(staff.getByRole('group', { name: 'The student’s text' })).toHaveText(
    'Typed offline. And after a reload.',
  );
  await staff.getByRole('spinbutton', { name: 'Mark for Content' }).fill('4');
  await staff.getByRole('spinbutton', { name: 'Mark for Language' }).fill('3');
  await expect(saveStatus(staff)).toHaveText(/^Saved \d/u);
  expect(await stored()).toBe('marked 8 11 0');
  const marks = `select string_agg(concat_ws(' ', type, mark, maximum), ', ' order by maximum) from answers`;
  expect(await query(`${marks} where task_taken_id = '${attempt?._id}'`)).toBe('MCQ 1 1, WritingEssays 7 10');
});
