import { makeLecture } from './support/lecture.ts';
import { choiceQuestion, shortQuestion } from './support/questions.ts';
import { unique } from './support/school.ts';
import { expect, test } from './test.ts';

test('a lecture stops at its questions until they are answered, and staff see and mark the answers', async ({
  origin,
  school,
  enter,
}) => {
  const { _id: group } = await school.group();
  const student = await school.person('student', 'Asked', { groups: [group] });
  const assistant = await school.person('assistant', 'Assistant', { groups: [group] });
  const lecture = await makeLecture(school, origin, group);
  const ask = (content: object, atMs: number, rules: object) =>
    school.admin.call.post('/lecture-questions', { video: lecture._id, content, atMs, ...rules });
  await ask(choiceQuestion(unique('Door')), 2_000, { mustBeRight: true, maxTries: 0 });
  await ask(shortQuestion(unique('Ferry')), 8_000, {});
  const task = await school.task(student, [], { kind: 'vdo-lect', videos: [lecture._id], groups: [group] });

  const page = await enter(student);
  const position = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await page.goto(`/student/lectures/${lecture._id}`);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  // No key comes with the page: the server marks.
  const reply = await student.call.get<object>(`/student-video-questions?video=${lecture._id}`);
  expect(JSON.stringify(reply)).not.toContain('correct');

  // Beyond the first question it does not go: the picture stops there.
  await page.keyboard.press('9');
  await expect(page.getByRole('radio', { name: 'Red' })).toBeVisible();
  expect(await position()).toBeLessThan(2.5);
  await page.getByRole('radio', { name: 'Red' }).check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('That is not right yet. Try again.')).toBeVisible();
  await page.getByRole('radio', { name: 'Green' }).check();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('That is right.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.keyboard.press('0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('textbox').last().fill('At seven');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Your answer is with your teacher. You can go on.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible({ timeout: 30_000 });

  const admin = await enter(school.admin);
  await admin.goto(`/admin/tasks/video-questions/${task._id}`);
  await expect(admin.getByRole('row', { name: student.name })).toContainText('2 of 2 answered');
  await expect(admin.getByRole('row', { name: student.name })).toContainText('1 to mark');

  const staffRoom = await enter(assistant);
  await staffRoom.goto(`/assistant/tasks/video-questions/${task._id}/lectures/${lecture._id}`);
  await staffRoom.getByRole('spinbutton').first().fill('1');
  await staffRoom.getByRole('button', { name: 'Save and next' }).click();
  await expect(staffRoom.getByText('Everything is marked.')).toBeVisible();
});
