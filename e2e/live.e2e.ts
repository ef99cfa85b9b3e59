import type { Page } from '@playwright/test';
import { choiceQuestion } from './support/questions.ts';
import { unique } from './support/school.ts';
import { beginTask } from './support/student.ts';
import { expect, test } from './test.ts';

/** Resolves once the page has its socket. */
const liveOf = (page: Page) => page.waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/'));

test('the page of an exam shows extra time at once, without a reload', async ({ school, enter }) => {
  const student = await school.person('student', 'Ines');
  const task = await school.task(student, [choiceQuestion(unique('Door'))], { timeLimitMinutes: 30 });
  const page = await enter(student);
  const socket = liveOf(page);
  await page.goto('/student');
  await socket;
  await beginTask(page, task.title);
  await expect(page.getByText(/^(?:30:00|29:\d\d)$/u)).toBeVisible();
  const extraTime = [{ student: student._id, minutes: 20 }];
  await school.admin.call.put(`/tasks/${task._id}`, { ...task, extraTime });
  await expect(page.getByText('The time of this attempt has changed')).toBeVisible();
  await expect(page.getByText(/^(?:50:00|49:\d\d)$/u)).toBeVisible();
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
