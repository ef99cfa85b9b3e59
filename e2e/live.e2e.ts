import type { Page } from '@playwright/test';
import { refuseLive } from './support/network.ts';
import { choiceQuestion, essayQuestion } from './support/questions.ts';
import { unique } from './support/school.ts';
import { beginTask, openAndBegin, nextPart, waitUntilSaved } from './support/student.ts';
import { expect, test } from './test.ts';

/** Resolves once the page has its socket. */
const liveOf = (page: Page) => page.waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/'));

const essayIn = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const warningIn = (page: Page) => page.getByText('This is also open in another tab');

for (const way of ['at once', 'within a minute, without a socket']) {
  test(`the page of an exam shows extra time ${way}, without a reload`, async ({ school, enter }) => {
    const student = await school.person('student', 'Ines');
    const task = await school.task(student, [choiceQuestion(unique('Door'))], { timeLimitMinutes: 30 });
    const page = await enter(student);
    const isLive = way === 'at once';
    if (!isLive) {
      await page.clock.install();
      await refuseLive(page);
    }
    const socket = isLive ? liveOf(page) : null;
    await page.goto('/student');
    await socket;
    await beginTask(page, task.title);
    await expect(page.getByText(/^(?:30:00|29:\d\d)$/u)).toBeVisible();
    const extraTime = [{ student: student._id, minutes: 20 }];
    await school.admin.call.put(`/tasks/${task._id}`, { ...task, extraTime });
    if (!isLive) await page.clock.fastForward('01:00');
    await expect(page.getByText('The time of this attempt has changed')).toBeVisible();
    await expect(page.getByText(/^(?:50:00|4[89]:\d\d)$/u)).toBeVisible();
  });
}

test('the page of an exam says at once that a second tab has it open; both go on, and keep all that is typed', async ({
  school,
  enter,
}) => {
  const student = await school.person('student', 'Ines');
  const task = await school.task(student, [essayQuestion(unique('Essay')), choiceQuestion(unique('Door'))]);
  const first = await enter(student);
  await openAndBegin(first, task);
  await essayIn(first).pressSequentially('It was early.');
  await waitUntilSaved(first);
  await expect(warningIn(first)).toBeHidden();

  const second = await first.context().newPage();
  await second.goto(first.url());
  for (const page of [first, second]) await expect(warningIn(page)).toBeVisible();
  await essayIn(first).pressSequentially(' The rain had stopped.');
  await nextPart(second);
  await second.getByRole('radio', { name: 'Red' }).check();
  for (const page of [first, second]) await waitUntilSaved(page);
  await expect(essayIn(first)).toHaveValue('It was early. The rain had stopped.');
  await second.close();
  await expect(warningIn(first)).toBeHidden();

  // It goes on where the student was last, in whichever tab.
  await first.reload();
  await expect(first.getByRole('radio', { name: 'Red' })).toBeChecked();
  await first.getByRole('button', { name: 'Previous' }).click();
  await expect(essayIn(first)).toHaveValue('It was early. The rain had stopped.');
});

test('a session that is ended elsewhere signs the page out at once', async ({ school, enter }) => {
  const student = await school.person('student', 'Ines');
  const page = await enter(student);
  const socket = liveOf(page);
  await page.goto('/student');
  await socket;
  await student.call.post('/logout', { email: student.email });
  await expect(page).toHaveURL(/\/auth\/login/u);
});
