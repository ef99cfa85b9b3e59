import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Answer, AssignedTask, Task, TaskTaken } from '../packages/api-client/src/contract/index.ts';
import type { Account } from './support/account.ts';
import { holdDatabase } from './support/hold-database.ts';
import { failRequests, refuseLive } from './support/network.ts';
import { choiceQuestion, essayQuestion } from './support/questions.ts';
import { unique, type School } from './support/school.ts';
import { beginTask, openAndBegin, nextPart, saveStatus, submitAttempt, waitUntilSaved } from './support/student.ts';
import { expect, test } from './test.ts';

const essayOf = (page: Page) => page.getByRole('textbox', { name: 'Your text' });

async function withEssay(school: School, options: Partial<Task> = {}) {
  const student = await school.person('student', 'Ines');
  const task = await school.task(student, [essayQuestion(unique('Essay'))], options);
  return { student, task };
}

/** The student's attempts, as stored on the server. */
async function attemptsOf(student: Account, task: Task) {
  return (await student.call.get<AssignedTask>(`/assigned-tasks/${task._id}`)).attempts;
}

/** The text of the student's only answer, as stored on the server. */
async function storedText(student: Account, task: Task): Promise<unknown> {
  const [attempt] = await attemptsOf(student, task);
  const { items } = await student.call.get<{ items: Answer[] }>(`/answers?taskTaken=${attempt?._id}`);
  const [entry] = items[0]?.answers ?? [];
  return entry && 'studentAnswer' in entry && typeof entry.studentAnswer === 'object'
    ? entry.studentAnswer.map((part) => (part.kind === 'text' ? part.text : part.kind)).join('')
    : undefined;
}

test('restores everything after a reload, including unsaved text', async ({ school, enter }) => {
  const student = await school.person('student', 'Ines');
  const questions = [choiceQuestion(unique('Door')), essayQuestion(unique('Essay'))];
  const task = await school.task(student, questions);
  const page = await enter(student);
  await page.goto('/student');
  await beginTask(page, task.title);
  await page.getByRole('radio', { name: 'Red' }).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await essayOf(page).pressSequentially('It was early.');
  await waitUntilSaved(page);
  // Every save fails, including the one that a page sends when it is left.
  const saves = await failRequests(page, '**/api/answers/*');
  await essayOf(page).pressSequentially(' The rain had stopped.');
  await expect(saveStatus(page)).toHaveText('Not saved yet');
  await page.reload();
  saves.restore();

  await expect(essayOf(page)).toHaveValue('It was early. The rain had stopped.');
  await waitUntilSaved(page);
  expect(await attemptsOf(student, task)).toHaveLength(1);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();
});

test('restores what the device was still storing when the page was left', async ({ school, enter }) => {
  const { student, task } = await withEssay(school);
  const page = await enter(student);
  await openAndBegin(page, task);
  await essayOf(page).fill('It was early.');
  await waitUntilSaved(page);
  await failRequests(page, '**/api/answers/*', 1);
  await holdDatabase(page, 'rubrica-answers', 'pending');
  await essayOf(page).fill('It was early. The rain had stopped.');
  await page.reload();

  await expect(essayOf(page)).toHaveValue('It was early. The rain had stopped.');
  await waitUntilSaved(page);
  await expect.poll(() => storedText(student, task)).toBe('It was early. The rain had stopped.');
});

test('keeps text on the device while offline, and saves it when online again', async ({ school, enter }) => {
  const { student, task } = await withEssay(school);
  const page = await enter(student);
  await openAndBegin(page, task);
  await page.context().setOffline(true);
  await essayOf(page).fill('Written on a train.');
  await expect(saveStatus(page)).toHaveText('Offline: kept on this device');

  await page.context().setOffline(false);
  await waitUntilSaved(page);
  expect(await storedText(student, task)).toBe('Written on a train.');
});

test('distinguishes a refused save from an offline one, keeps the rest saved, and gives what was typed as a file', async ({
  school,
  enter,
}) => {
  const student = await school.person('student', 'Ines');
  const questions = [essayQuestion(unique('Essay')), choiceQuestion(unique('Door'))];
  const task = await school.task(student, questions);
  const page = await enter(student);
  await openAndBegin(page, task);
  // The real server refuses what its contract does not allow.
  await page.route('**/api/answers/*', (route) => {
    const isBroken = route.request().postData()?.includes('A broken text.');
    return isBroken ? route.continue({ postData: { rev: 0 } }) : route.continue();
  });
  await essayOf(page).fill('A broken text.');
  const refusal = 'Not saved: refused by the server';
  await expect(saveStatus(page)).toHaveText(refusal);
  const banner = page.getByRole('alert').filter({ hasText: 'This is your answer to part 1.' });
  await expect(banner).toContainText('It is kept on this device.');

  await nextPart(page);
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  await page.getByRole('radio', { name: 'Red' }).check();
  await saved;

  const download = page.waitForEvent('download');
  await banner.getByRole('button', { name: 'Download what I typed' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('A broken text.');

  await page.getByRole('banner').getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Submit your answers?' });
  await expect(dialog.getByRole('alert')).toContainText(refusal);
  await dialog.getByRole('button', { name: 'Keep working' }).click();
  await banner.getByRole('button', { name: 'Go to part 1' }).click();
  await essayOf(page).fill('Short enough.');
  await waitUntilSaved(page);
  await expect(banner).toBeHidden();
});

for (const [choice, storedAnswer] of [
  ['Keep the answer here', 'Typed in the second tab.'],
  ['Take the other one', 'Typed in the first tab.'],
] as const) {
  test(`reports a save from another tab, and resolves it by “${choice}”`, async ({ school, enter }) => {
    const { student, task } = await withEssay(school);
    const first = await enter(student);
    await openAndBegin(first, task);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await expect(essayOf(second)).toHaveValue('');

    await essayOf(first).fill('Typed in the first tab.');
    await waitUntilSaved(first);
    await essayOf(second).fill('Typed in the second tab.');
    const dialog = second.getByRole('alertdialog', { name: 'This question was also answered somewhere else' });
    const mine = dialog.getByRole('region', { name: 'Your answer here' });
    await expect(essayOf(second).and(mine.locator('textarea'))).toHaveValue('Typed in the second tab.');
    const theirs = dialog.getByRole('region', { name: 'The answer saved elsewhere' });
    await expect(theirs.locator('textarea')).toHaveValue('Typed in the first tab.');

    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toBeHidden();
    await expect(essayOf(second)).toHaveValue(storedAnswer);
    await expect.poll(() => storedText(student, task)).toBe(storedAnswer);
  });
}

test('submits once when the button is double-clicked', async ({ school, enter }) => {
  const { student, task } = await withEssay(school);
  const page = await enter(student);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/submit')) keys.push(request.headers()['idempotency-key']);
  });
  await page.goto('/student');
  await page.getByRole('link', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Begin' }).dblclick();
  await essayOf(page).fill('Handed in once.');
  await page.getByRole('banner').getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).dblclick();

  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Attempt 1');
  const attempts = await attemptsOf(student, task);
  expect(attempts).toMatchObject([{ number: 1, status: 'submitted' }]);
  expect(keys).toHaveLength(1);
  const { submittedAt } = await student.call.get<TaskTaken>(`/task-takens/${attempts[0]?._id}`);
  const again = { 'idempotency-key': keys[0] ?? '' };
  const repeated = await student.call.post<TaskTaken>(`/task-takens/${attempts[0]?._id}/submit`, undefined, again);
  expect(repeated.submittedAt).toBe(submittedAt);
});

test('submits what was typed when the time is over, and says so', async ({ school, enter }) => {
  const { student, task } = await withEssay(school, { closeAt: new Date(Date.now() + 30_000).toISOString() });
  const page = await enter(student);
  await openAndBegin(page, task);
  await expect(page.getByRole('timer')).toHaveText(/^0:\d\d$/u);
  await essayOf(page).fill('In the last seconds.');
  await expect(page.getByRole('heading', { name: 'The time is over' })).toBeVisible();
  await expect(page.getByText('Your answers were submitted: 1 of 1 questions answered.')).toBeVisible();
  await expect(page.getByText('Well done')).toBeHidden();
  await page.getByRole('button', { name: 'Go to the task' }).click();
  await expect(page.getByText('This task is closed. It takes no more attempts.')).toBeVisible();
  expect(await attemptsOf(student, task)).toMatchObject([{ number: 1, submittedAt: expect.any(String) }]);
  await expect(page.getByRole('button', { name: 'Begin' })).toBeHidden();
});

test('says after the time that nothing was answered, and congratulates nobody', async ({ school, enter }) => {
  const { student, task } = await withEssay(school, { closeAt: new Date(Date.now() + 30_000).toISOString() });
  const page = await enter(student);
  await openAndBegin(page, task);
  await expect(page.getByText('Your attempt was submitted without answers.')).toBeVisible();
  await expect(page.getByText('Not fully answered: question 1')).toBeVisible();
  await expect(page.getByText('Well done')).toBeHidden();
});

test('continues at the part that was left, and shows what the teacher asks for on returning it', async ({
  school,
  enter,
}) => {
  const student = await school.person('student', 'Ines');
  const questions = [choiceQuestion(unique('Door')), essayQuestion(unique('Essay'))];
  const task = await school.task(student, questions);
  const page = await enter(student);
  await openAndBegin(page, task);
  await nextPart(page);
  await essayOf(page).fill('A first version.');
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(essayOf(page)).toHaveValue('A first version.');

  const [attempt] = await attemptsOf(student, task);
  await submitAttempt(page);
  await school.admin.call.post(`/task-takens/${attempt?._id}/return`, { note: 'Write about the rain.' });
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Write about the rain.')).toBeVisible();
  await expect(essayOf(page)).toHaveValue('A first version.');
});

const closeNow = (school: School, { _id, counts, createdAt, updatedAt, ...body }: Task) =>
  school.admin.call.put(`/tasks/${_id}`, { ...body, closeAt: new Date(Date.now() - 60_000).toISOString() });

test('ends at once where the closing time is brought forward', async ({ school, enter }) => {
  const { student, task } = await withEssay(school, { closeAt: new Date(Date.now() + 3_600_000).toISOString() });
  const page = await enter(student);
  await openAndBegin(page, task);
  await essayOf(page).fill('Saved in time.');
  await waitUntilSaved(page);

  await closeNow(school, task);
  await expect(page.getByRole('heading', { name: 'This task was ended early' })).toBeVisible();
  await expect(page.getByText('Your answers were submitted: 1 of 1 questions answered.')).toBeVisible();
  await expect.poll(async () => (await attemptsOf(student, task))[0]?.status).toBe('auto_submitted');
});

test('stops an attempt that the server has closed, and says what counts', async ({ school, enter }) => {
  const { student, task } = await withEssay(school, { closeAt: new Date(Date.now() + 3_600_000).toISOString() });
  const page = await enter(student);
  // Without a socket the page hears of it with the next save.
  await refuseLive(page);
  await openAndBegin(page, task);
  await essayOf(page).fill('Saved in time.');
  await waitUntilSaved(page);

  await closeNow(school, task);
  await essayOf(page).fill('Saved in time. And a word too late.');
  const dialog = page.getByRole('alertdialog', { name: 'This attempt is closed' });
  await expect(dialog).toContainText('Everything saved before that counts.');
  await expect.poll(async () => (await attemptsOf(student, task))[0]?.status).toBe('auto_submitted');
  await dialog.getByRole('button', { name: 'Go to the task' }).click();
  await expect(page.getByText('This task is closed. It takes no more attempts.')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Submitted when time was over');
});
