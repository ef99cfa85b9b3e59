// The platform by plain HTTP from another machine, as in a school's own network: browsers have no service workers, no locks and no
// `crypto.randomUUID` there.
import type { AssignedTask, Answer } from '../packages/api-client/src/contract/index.ts';
import { inboxThreadOf, openOwnChat } from './support/chat.ts';
import { picture } from './support/picture.ts';
import { choiceQuestion, essayQuestion } from './support/questions.ts';
import { unique } from './support/school.ts';
import { openAndBegin, nextPart, submitAttempt, waitUntilSaved } from './support/student.ts';
import { expect, test } from './test.ts';

/** To the browser the server's own address is a secure context, whatever its protocol; `school.test`, which is this machine, is not. */
const byPlainHttp = (origin: string) => ({ baseURL: `http://school.test:${new URL(origin).port}` });

test('an exam is taken and handed in by plain HTTP', async ({ school, enter, origin }) => {
  const student = await school.person('student', 'Nour');
  const task = await school.task(student, [choiceQuestion(unique('Choice')), essayQuestion(unique('Essay'))]);
  const page = await enter(student, byPlainHttp(origin));
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openAndBegin(page, task);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('radio').first().check();
  await nextPart(page);
  await page.getByRole('textbox', { name: 'Your text' }).fill('Written by plain HTTP.');
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('Written by plain HTTP.');
  await submitAttempt(page);
  const { attempts } = await student.call.get<AssignedTask>(`/assigned-tasks/${task._id}`);
  const { items } = await student.call.get<{ items: Answer[] }>(`/answers?taskTaken=${attempts[0]?._id}`);
  expect(attempts[0]?.status).not.toBe('inProgress');
  expect(JSON.stringify(items)).toContain('Written by plain HTTP.');
  expect(errors).toEqual([]);
});

test('a message with a picture is sent, answered and shown by plain HTTP', async ({ school, enter, origin }) => {
  const student = await school.person('student', 'Nour');
  const chat = await openOwnChat(await enter(student, byPlainHttp(origin)));
  await chat.page.locator('input[type=file]').setInputFiles(picture);
  await chat.write('Is the room open?');
  await expect(chat.unsent).toHaveCount(0);
  await expect(chat.page.getByRole('img', { name: /^Picture from You/u })).toBeVisible();
  await expect(chat.messages).toHaveText(['Is the room open?']);
  const staff = await enter(school.admin, byPlainHttp(origin));
  await staff.goto('/admin/messages');
  await staff.getByRole('link', { name: student.name }).click();
  const thread = inboxThreadOf(staff, student.name);
  await thread.write('Yes, it is.');
  await expect(chat.messages).toHaveText(['Is the room open?', 'Yes, it is.']);
});
