import { makeLecture } from './support/lecture.ts';
import { expect, test } from './test.ts';

test('a student watches a lecture, comes back to the same place, and completes it; assistant and parent see it', async ({
  origin,
  school,
  enter,
}) => {
  const { _id: group } = await school.group();
  const student = await school.person('student', 'Watcher', { groups: [group] });
  const parent = await school.person('parent', 'Parent', { children: [student._id] });
  const assistant = await school.person('assistant', 'Assistant', { groups: [group] });
  const lecture = await makeLecture(school, origin, group);

  const page = await enter(student);
  const position = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await page.goto('/student/lectures');
  await page.getByRole('link', { name: 'Start watching' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('k');
  await expect.poll(position).toBeGreaterThan(3);
  await page.keyboard.press('k');
  // The server has counted it.
  await expect(page.getByRole('progressbar', { name: 'Watched' })).not.toHaveAttribute('value', '0');

  await page.reload();
  await expect.poll(position).toBeGreaterThan(2.5);
  await expect(page.getByRole('button', { name: 'The first ferry leaves at seven.' })).toBeVisible();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('>');
  await page.keyboard.press('n');
  await page.keyboard.type('Ask about the ferry');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Ask about the ferry')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible({ timeout: 30_000 });

  const family = await enter(parent);
  await family.goto(`/parent/child/${student._id}`);
  await expect(family.getByText('Completed', { exact: true })).toBeVisible();
  const staffRoom = await enter(assistant);
  await staffRoom.goto(`/assistant/lectures/${lecture._id}`);
  await expect(staffRoom.getByRole('row', { name: student.name })).toContainText('Completed');
});
