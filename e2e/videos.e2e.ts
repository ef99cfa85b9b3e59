import { readFileSync } from 'node:fs';
import path from 'node:path';
import { navigateTo } from './support/navigation.ts';
import { unique } from './support/school.ts';
import { expect, test } from './test.ts';

/** A lecture of a minute, as the demo has it. */
const film = path.join(import.meta.dirname, '../apps/api/src/demo/lectures/files/essay-plan.webm');

/** The second cue ends before it starts. */
const captions = `1
00:00:00,500 --> 00:00:04,000
Hello. Today you learn to plan an essay.

2
00:00:08,000 --> 00:00:05,000
A plan saves time.
`;

test('a video is uploaded, its captions are corrected beside the picture, and its students watch it once it is published', async ({
  enter,
  school,
}) => {
  const page = await enter(school.admin);
  const group = await school.group();
  const student = await school.person('student', 'Nadia', { groups: [group._id] });
  const title = unique('Essay plan');
  await page.goto('/admin/dashboard');
  await navigateTo(page, 'Videos');
  await page.getByRole('link', { name: 'Add a video' }).click();
  await page.getByLabel('Video file').setInputFiles({
    name: 'essay-plan.webm',
    mimeType: 'video/webm',
    buffer: readFileSync(film),
  });
  await expect(page.getByText('The file is uploaded. Length 1:09')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The poster of the video' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Add captions' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('Caption file')
    .setInputFiles({
      name: 'plan.srt',
      mimeType: 'application/x-subrip',
      buffer: Buffer.from(captions, 'utf16le'),
    });
  await expect(page.getByText(/^Line 6: .* ends before it starts/u)).toBeVisible();
  await page.getByRole('textbox', { name: 'End, Line 2' }).fill('0:11');
  await page.getByRole('textbox', { name: 'Text, Line 2' }).press('End');
  await expect(page.getByText(/^Line 6:/u)).toBeHidden();
  // What is not saved yet survives a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'End, Line 2' })).toHaveValue('0:11');
  await page.getByRole('textbox', { name: 'Text, Line 2' }).click();
  await expect(page.locator('video')).toHaveJSProperty('currentTime', 8);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Captions saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Video', exact: true }).click();
  await page.getByRole('combobox', { name: 'Groups' }).fill(group.name);
  await page.getByRole('option', { name: group.name }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Video saved.')).toBeVisible();
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Videos' }).click();
  const row = page.getByRole('row', { name: new RegExp(title, 'u') });
  await expect(row).toContainText('Published');
  await expect(row).toContainText('English');

  const studentPage = await enter(student);
  await studentPage.goto('/student/lectures');
  await studentPage.getByRole('link', { name: title }).click();
  await expect(studentPage.getByRole('button', { name: /A plan saves time/u })).toBeVisible();
});
