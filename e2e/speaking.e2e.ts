import type { Page } from '@playwright/test';
import type { Answer, AssignedTask } from '../packages/api-client/src/contract/index.ts';
import { failRequests } from './people/network.ts';
import { choiceQuestion, spokenQuestion } from './people/questions.ts';
import { unique } from './people/school.ts';
import { beginTask, nextPart, submitAttempt, untilSaved } from './people/student.ts';
import { expect, test } from './test.ts';

const microphone = { permissions: ['microphone'] };

/** Speaks for a moment to the prompt that is open. */
async function speak(page: Page) {
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible();
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Stop recording' }).click();
}

test('what a student says is heard by who marks it, and comes back with a mark', async ({ school, enter }) => {
  const group = await school.group();
  const student = await school.person('student', 'Lina', { groups: [group._id] });
  const assistant = await school.person('assistant', 'Bram', { groups: [group._id] });
  const task = await school.task(student, [spokenQuestion(unique('Street'))], { groups: [group._id] });

  const desk = await enter(student, microphone);
  await desk.goto('/student');
  await beginTask(desk, task.title);
  await expect(desk.getByText('What do you hear there in the morning?')).toBeHidden();
  await speak(desk);
  await desk.getByRole('button', { name: 'Next prompt' }).click();
  await speak(desk);
  await untilSaved(desk);
  await submitAttempt(desk);

  const marker = await enter(assistant);
  await marker.goto('/assistant');
  await marker.getByRole('link', { name: task.title }).click();
  await marker.getByRole('link', { name: 'Mark the next one' }).click();
  for (const name of ['1', '2']) {
    const player = marker.getByRole('group', { name: `The student’s answer to prompt ${name}` });
    await player.getByRole('button', { name: 'Play' }).click();
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  }
  const marks = { Communication: '3.5', 'Knowledge of the language': '3' };
  for (const [component, mark] of Object.entries(marks))
    await marker.getByRole('spinbutton', { name: `Mark for ${component}` }).fill(mark);
  await marker.getByRole('spinbutton', { name: 'Mark for Spontaneity and fluency' }).fill('1');
  await marker.getByRole('spinbutton', { name: 'Mark for Pronunciation and intonation' }).fill('2');
  await marker.getByRole('button', { name: 'Save marks' }).click();
  await expect(marker.getByText('Marks saved')).toBeVisible();
  await marker.getByRole('button', { name: 'Release', exact: true }).click();
  await expect(marker.getByText('Released to the student')).toBeVisible();

  await desk.reload();
  await desk.getByRole('link', { name: 'See the result' }).click();
  await expect(desk.getByText('9.5 of 12').first()).toBeVisible();
});

test('a recording that was still on its way is handed in, though another part is shown', async ({ school, enter }) => {
  const student = await school.person('student', 'Omar');
  const task = await school.task(student, [spokenQuestion(unique('Street')), choiceQuestion(unique('Door'))]);
  const page = await enter(student, microphone);
  await page.goto('/student');
  await beginTask(page, task.title);
  const uploads = await failRequests(page, '**/api/files');
  await speak(page);
  await expect(page.getByText(/kept on this device/iu).first()).toBeVisible();
  await nextPart(page);
  await page.getByRole('radio', { name: 'Green' }).check();
  uploads.restore();
  await submitAttempt(page);

  await expect(page.getByRole('article')).toContainText('Your answers are with your teacher.');
  const [attempt] = (await student.call.get<AssignedTask>(`/assigned-tasks/${task._id}`)).attempts;
  const { items } = await student.call.get<{ items: Answer[] }>(`/answers?taskTaken=${attempt?._id}`);
  const [spoken] = items.find(({ type }) => type === 'SpeakingQA')?.answers ?? [];
  expect(spoken).toMatchObject({ studentAnswer: [{ kind: 'recording', itemId: 'where' }] });
});
