import type { Locator, Page } from '@playwright/test';
import type { StoredQuestion } from '../packages/api-client/src/contract/index.ts';
import { pressShortcut, typeAtFocus } from './support/keyboard.ts';
import { makeVideo } from './support/videos.ts';
import { spokenQuestion } from './support/questions.ts';
import { unique } from './support/school.ts';
import { waitForChunks } from './support/recordings.ts';
import { nextPart, submitAttempt, waitUntilSaved } from './support/student.ts';
import { expect, test } from './test.ts';

const devices = { permissions: ['microphone', 'camera'] };

/** Finds an option by its name, which no other has, and chooses it. */
async function pick(page: Page, field: Locator, name: string) {
  await field.fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
}

const isPlaying = (media: Locator) => media.evaluate((node: HTMLMediaElement) => !node.paused);
const hasPlayed = (media: Locator) => media.evaluate((node: HTMLMediaElement) => node.played.length > 0);
const position = (media: Locator) => media.evaluate((node: HTMLMediaElement) => node.currentTime);

test('a video is set, watched and answered aloud, commented on at a second, and heard from there', async ({
  origin,
  school,
  enter,
}) => {
  const group = await school.group();
  const student = await school.person('student', 'Lina', { groups: [group._id] });
  const assistant = await school.person('assistant', 'Bram', { groups: [group._id] });
  const video = await makeVideo(school, origin, { title: unique('Flatmate') });
  const question = spokenQuestion(unique('Street'));
  await school.admin.call.post<StoredQuestion>('/questions', { content: question });
  const title = unique('Speaking task');

  const author = await enter(school.admin);
  await author.goto('/admin/tasks');
  await author.getByRole('button', { name: 'New task' }).click();
  const form = author.getByRole('dialog', { name: 'New task' });
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('combobox', { name: 'Kind' }).click();
  await author.getByRole('option', { name: 'Speaking' }).click();
  await pick(author, form.getByRole('combobox', { name: 'Questions' }), question.title);
  await pick(author, form.getByRole('combobox', { name: 'Videos to answer' }), video.title);
  const prompt = form.getByRole('group', { name: /^How .+ is answered$/u });
  await prompt.getByRole('textbox', { name: 'What students are to do' }).fill('Answer her.');
  await prompt.getByRole('textbox', { name: 'Preparation in seconds' }).fill('2');
  await prompt.getByRole('textbox', { name: 'Recordings' }).fill('1');
  await pick(author, form.getByRole('combobox', { name: 'Groups' }), group.name);
  await form.getByRole('button', { name: 'Save and publish' }).click();
  await expect(author.getByText('Task saved')).toBeVisible();

  const page = await enter(student, devices);
  await page.goto('/student/speaking');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Check camera and microphone' }).click();
  await page.getByRole('button', { name: 'Record a test of 5 seconds' }).click();
  await expect(page.getByText('Play it. If you hear yourself clearly, you are ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Test your connection' }).click();
  await expect(page.getByText('Your connection is fast enough')).toBeVisible();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await waitForChunks(page, 4);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await nextPart(page);
  await expect(page.getByText('Answer her.')).toBeVisible();
  const prompted = page.getByRole('group', { name: 'The video to answer' });
  await prompted.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => isPlaying(prompted.locator('video'))).toBe(true);
  await prompted.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText(/^Preparation/u)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible();
  await waitForChunks(page, 12);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  // One recording is all there is: it can be heard again, not replaced.
  const own = page.getByRole('group', { name: 'Your recording' });
  await own.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Record again' })).toBeHidden();
  await expect(page.getByText('Recording sent')).toBeVisible();
  await waitUntilSaved(page);
  await submitAttempt(page);

  const marker = await enter(assistant);
  await marker.goto('/assistant/tasks');
  await marker.getByRole('link', { name: title }).click();
  await marker.getByRole('link', { name: 'Mark the next one' }).click();
  for (const [component, mark] of [
    ['Communication', '3'],
    ['Knowledge of the language', '2.5'],
    ['Spontaneity and fluency', '1'],
    ['Pronunciation and intonation', '2'],
  ] as const)
    await marker.getByRole('spinbutton', { name: `Mark for ${component}` }).fill(mark);
  const questions = marker.getByRole('navigation', { name: 'Questions of this attempt' });
  await questions.getByRole('button', { name: video.title }).click();
  const heard = marker.getByRole('group', { name: 'The student’s answer to the video' });
  await heard.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => position(heard.locator('video'))).toBeGreaterThan(1);
  await pressShortcut(marker, 'c');
  await typeAtFocus(marker, 'A friendly greeting.');
  await marker.keyboard.press('Control+Enter');
  await expect(marker.getByText('A friendly greeting.')).toBeVisible();
  await marker.getByRole('spinbutton', { name: 'Mark for The answer' }).fill('8');
  await marker.getByRole('button', { name: 'Save marks' }).click();
  await expect(marker.getByText('Marks saved')).toBeVisible();
  await marker.getByRole('button', { name: 'Release', exact: true }).click();
  await expect(marker.getByText('Released to the student')).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'See the result' }).click();
  await expect(page.getByText('16.5 of 22').first()).toBeVisible();
  const result = page.getByRole('group', { name: 'The answer to the video' });
  await page.getByRole('button', { name: /^Play from 0:0/u }).click();
  // So short a recording may have come to its end before a busy machine looks.
  await expect.poll(() => hasPlayed(result.locator('video'))).toBe(true);
  await expect.poll(() => position(result.locator('video'))).toBeGreaterThanOrEqual(1);
});
