import type { Page } from '@playwright/test';
import type { Answer, AssignedTask, Task, TaskTaken } from '../packages/api-client/src/contract/index.ts';
import { logIn, type Account } from './support/account.ts';
import { submitLogin } from './support/login-page.ts';
import { navigateTo } from './support/navigation.ts';
import { makeVideo } from './support/videos.ts';
import { failRequests } from './support/network.ts';
import { choiceQuestion, spokenQuestion } from './support/questions.ts';
import { readRecordings, waitForChunks } from './support/recordings.ts';
import { unique } from './support/school.ts';
import { openAndBegin, nextPart, submitAttempt, waitUntilSaved } from './support/student.ts';
import { expect, test } from './test.ts';

const devices = { permissions: ['microphone', 'camera'] };

/** Records a short answer to the open prompt. */
async function speak(page: Page) {
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible();
  await waitForChunks(page, 6);
  await page.getByRole('button', { name: 'Stop recording' }).click();
}

/** What a student's only attempt at a task has as its spoken answer. */
async function spokenAnswer({ call }: Account, task: Task) {
  const [attempt] = (await call.get<AssignedTask>(`/assigned-tasks/${task._id}`)).attempts;
  const { items } = await call.get<{ items: Answer[] }>(`/answers?taskTaken=${attempt?._id}`);
  const [spoken] = items.flatMap(({ type, answers }) => (/Speaking/u.test(type) ? answers : []));
  return spoken && 'studentAnswer' in spoken ? spoken.studentAnswer : undefined;
}

test('plays a student’s recording to the assistant, and returns it with a mark', async ({ school, enter }) => {
  const group = await school.group();
  const student = await school.person('student', 'Lina', { groups: [group._id] });
  const assistant = await school.person('assistant', 'Bram', { groups: [group._id] });
  const task = await school.task(student, [spokenQuestion(unique('Street'))], { groups: [group._id] });

  const studentPage = await enter(student, devices);
  await openAndBegin(studentPage, task);
  await expect(studentPage.getByText('What do you hear there in the morning?')).toBeHidden();
  await speak(studentPage);
  await studentPage.getByRole('button', { name: 'Next prompt' }).click();
  await speak(studentPage);
  await waitUntilSaved(studentPage);
  await submitAttempt(studentPage);

  const markerPage = await enter(assistant);
  await markerPage.goto('/assistant/tasks');
  await markerPage.getByRole('link', { name: task.title }).click();
  await markerPage.getByRole('link', { name: 'Mark the next one' }).click();
  for (const name of ['1', '2']) {
    const player = markerPage.getByRole('group', { name: `The student’s answer to prompt ${name}` });
    await player.getByRole('button', { name: 'Play' }).click();
    // So short a recording may have come to its end before a busy machine looks.
    await expect
      .poll(() => player.locator('audio').evaluate((sound: HTMLAudioElement) => sound.played.length))
      .toBeGreaterThan(0);
  }
  const marks = { Communication: '3.5', 'Knowledge of the language': '3' };
  for (const [component, mark] of Object.entries(marks))
    await markerPage.getByRole('spinbutton', { name: `Mark for ${component}` }).fill(mark);
  await markerPage.getByRole('spinbutton', { name: 'Mark for Spontaneity and fluency' }).fill('1');
  await markerPage.getByRole('spinbutton', { name: 'Mark for Pronunciation and intonation' }).fill('2');
  await markerPage.getByRole('button', { name: 'Save marks' }).click();
  await expect(markerPage.getByText('Marks saved')).toBeVisible();
  await markerPage.getByRole('button', { name: 'Release', exact: true }).click();
  await expect(markerPage.getByText('Released to the student')).toBeVisible();

  await studentPage.reload();
  await studentPage.getByRole('link', { name: 'See the result' }).click();
  await expect(studentPage.getByText('9.5 of 12').first()).toBeVisible();
});

test('submits a recording that was still uploading while another part is open, after a logout in which an unfinished voice message went', async ({
  origin,
  school,
  enter,
}) => {
  const student = await school.person('student', 'Omar');
  const task = await school.task(student, [spokenQuestion(unique('Street')), choiceQuestion(unique('Door'))]);
  const page = await enter(student, devices);
  await openAndBegin(page, task);
  const uploads = await failRequests(page, '**/api/files');
  await speak(page);
  await expect(page.getByText(/kept on this device/iu).first()).toBeVisible();
  const ofAnswer = await readRecordings(page);
  expect(ofAnswer.recordings).toHaveLength(1);

  await page.getByRole('button', { name: /^Messages/u }).click();
  const chat = page.getByRole('dialog', { name: 'Your school' });
  await chat.getByRole('button', { name: 'Record a voice message' }).click();
  await expect(chat.getByRole('timer')).toHaveText(/^0:0[1-9]/u);
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: /^Account of/u }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/login/u);
  await expect.poll(() => readRecordings(page)).toEqual(ofAnswer);

  await submitLogin(page, student);
  await navigateTo(page, 'Tasks');
  await page.getByRole('link', { name: task.title }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await nextPart(page);
  await page.getByRole('radio', { name: 'Green' }).check();
  uploads.restore();
  await submitAttempt(page);

  await expect(page.getByRole('article')).toContainText('Your answers are with your teacher.');
  const back = await logIn(origin, student.email, student.password);
  expect(await spokenAnswer(back, task)).toMatchObject([{ kind: 'recording', itemId: 'where' }]);
});

test('an answer to a video outlives a lost network and a reload, and a second device is told and gives no further try', async ({
  origin,
  school,
  enter,
}) => {
  const student = await school.person('student', 'Omar');
  const videos = [await makeVideo(school, origin), await makeVideo(school, origin)].map(({ _id }) => _id);
  const prompts = videos.map((video) => ({
    video,
    instructions: '',
    mark: 1,
    prepSeconds: null,
    answerSeconds: null,
    tries: 1,
  }));
  const task = await school.task(student, [], { kind: 'vdo-speaking', videos, prompts });
  const { _id } = await student.call.post<TaskTaken>('/task-takens', { task: task._id });
  const address = `/student/speaking/${task._id}?attempt=${_id}`;
  const page = await enter(student, devices);
  const uploads = await failRequests(page, '**/api/files');
  await page.goto(address);
  await expect(page.getByText('You can record once.')).toBeVisible();
  await speak(page);
  await expect(page.getByText(/kept on this device/iu).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Your recording' })).toBeVisible();
  await expect(page.getByText(/kept on this device/iu).first()).toBeVisible();

  const second = await enter(await logIn(origin, student.email, student.password), devices);
  await second.goto(address);
  await expect(second.getByText('This is also open on another device')).toBeVisible();
  await expect(second.getByText('You have used all your recordings')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Record', exact: true })).toBeHidden();

  await nextPart(page);
  uploads.restore();
  await submitAttempt(page);
  expect(await spokenAnswer(student, task)).toMatchObject([
    { kind: 'recording', file: { mime: expect.stringMatching(/^video\//u) } },
  ]);
});
