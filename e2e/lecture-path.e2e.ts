// A lecture from its file to what parents see: uploaded, captioned, given questions, watched, marked.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { FileId, StoredFile, Video } from '../packages/api-client/src/contract/index.ts';
import { writeOptions } from './support/author.ts';
import { pressShortcut, typeAtFocus } from './support/keyboard.ts';
import { navigateTo } from './support/navigation.ts';
import { unique, type School } from './support/school.ts';
import { writeVideo } from './support/video-file.ts';
import { expect, test } from './test.ts';

// A page hashes a film with code that is worth optimising: without V8's compilers that takes a minute.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: launchOptions.args?.filter((arg) => !arg.startsWith('--js-flags=')) ?? [] }),
    { scope: 'worker' },
  ],
});

const sizeBytes = 60 * 2 ** 20;

/** The second line ends before it starts. */
const captions = `WEBVTT

00:00.500 --> 00:04.000
The first ferry leaves at seven.

00:08.000 --> 00:05.000
The last one is back at nine.
`;

/** Chooses the file in the form of a new video. The network breaks off once, and the page is left and opened again. */
async function uploadInPieces(page: Page, file: string) {
  const uploads = /\/api\/uploads\/./u;
  /** Where each piece began, as the browser sent it. */
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && uploads.test(request.url()))
      offsets.push(Number(request.headers()['upload-offset']));
  });
  let pieces = 0;
  await page.route(uploads, (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pieces += 1;
    if (pieces === 2) return route.abort('connectionreset');
    // The fifth never arrives: the page is left while it is under way.
    return pieces === 5 ? undefined : route.continue();
  });
  await page.getByLabel('Video file').setInputFiles(file);
  await expect.poll(() => offsets.length).toBe(5);
  await page.reload();
  // What is being fetched when a route is removed may wait for ever, such as the script of this page.
  await expect(page.getByLabel('Video file')).toBeAttached();
  // A piece that is intercepted is sent to the test as text, which takes seconds on a slow machine.
  await page.unroute(uploads);
  await page.getByLabel('Video file').setInputFiles(file);
  await expect(page.getByText('The file is uploaded. Length 0:12')).toBeVisible();
  // What had arrived is not sent again.
  expect(offsets[2]).toBe(offsets[1]);
  expect(offsets[5]).toBe(offsets[4]);
  expect(offsets[5]).toBeGreaterThan(0);
}

/** The file of a video as the server has stored it. */
async function storedFileOf({ admin }: School, { source }: Video) {
  if (source.kind !== 'file') throw new Error('The video has no file.');
  const { file } = await admin.call.get<{ file: StoredFile & { _id: FileId } }>(`/files/${source.file.id}`);
  return file;
}

/** Writes a multiple-choice question in the open form, saves it, and goes back to the video. */
async function writeQuestion(page: Page, rubric: string, options: [string, ...string[]], video: string) {
  const block = page.getByRole('group', { name: 'Question 1, Multiple choice' });
  const question = block.getByRole('textbox', { name: 'Question' });
  await question.click();
  // What writes rich text comes with the first press.
  await expect(question).toHaveAttribute('contenteditable', 'true');
  await question.fill(rubric);
  await writeOptions(block, options);
  await page.getByRole('button', { name: 'Save question' }).click();
  // A new one is a stored one now.
  await expect(page.getByRole('heading', { level: 1, name: 'Lecture question', exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: video }).click();
}

const position = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

/** Plays at twice the speed. */
async function playFast(page: Page) {
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  for (let step = 0; step < 4; step += 1) await pressShortcut(page, '>');
  await page.keyboard.press('k');
}

test('takes a lecture from a film that arrives in pieces to a student, an assistant and a parent', async ({
  school,
  enter,
}, testInfo) => {
  const group = await school.group();
  const student = await school.person('student', 'Nadia', { groups: [group._id] });
  const assistant = await school.person('assistant', 'Bram', { groups: [group._id] });
  const parent = await school.person('parent', 'Rosa', { children: [student._id] });
  const title = unique('Ferry');
  const film = await writeVideo(testInfo.outputPath('lecture.webm'), sizeBytes);
  const author = await enter(school.admin);

  const video = await test.step('an admin uploads a film of 60 MB, which is cut off twice', async () => {
    await author.goto('/admin/videos');
    await author.getByRole('link', { name: 'Add a video' }).click();
    await uploadInPieces(author, film);
    await expect(author.getByRole('img', { name: 'The poster of the video' })).toBeVisible();
    await author.getByRole('textbox', { name: 'Title' }).fill(title);
    await author.getByRole('combobox', { name: 'Groups' }).fill(group.name);
    await author.getByRole('option', { name: group.name }).click();
    await author.keyboard.press('Escape');
    await author.getByRole('button', { name: 'Save' }).click();
    await expect(author.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const { items } = await school.admin.call.get<{ items: Video[] }>(`/videos?search=${encodeURIComponent(title)}`);
    const [saved] = items;
    if (!saved) throw new Error('The video is not in the library.');
    const sha256 = createHash('sha256')
      .update(await readFile(film))
      .digest('hex');
    const expected = { sha256, ref: { size: sizeBytes, mime: 'video/webm' } };
    expect(await storedFileOf(school, saved)).toMatchObject(expected);
    return saved;
  });

  await test.step('adds captions, and corrects a line beside the picture', async () => {
    await author.getByRole('button', { name: 'Add captions' }).click();
    const file = { name: 'ferry.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) };
    await author.getByRole('dialog').getByLabel('Caption file').setInputFiles(file);
    await expect(author.getByText(/^Line 6: .* ends before it starts/u)).toBeVisible();
    await author.getByRole('textbox', { name: 'End, Line 2' }).fill('0:11');
    await author.getByRole('textbox', { name: 'Text, Line 2' }).fill('The last one is back at ten.');
    await expect(author.getByText(/^Line 6:/u)).toBeHidden();
    // What is not saved yet survives a reload.
    await author.reload();
    await expect(author.getByRole('textbox', { name: 'End, Line 2' })).toHaveValue('0:11');
    await author.getByRole('textbox', { name: 'Text, Line 2' }).click();
    await expect(author.locator('video')).toHaveJSProperty('currentTime', 8);
    await author.keyboard.press('Control+s');
    await expect(author.getByText('Captions saved.')).toBeVisible();
    await author.getByRole('link', { name: 'Video', exact: true }).click();
  });

  await test.step('adds a question that must be right and one that a person marks, and publishes it', async () => {
    await author.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Videos' }).click();
    await navigateTo(author, 'Lecture questions');
    await author.getByRole('row', { name: title }).getByRole('link', { name: 'Questions' }).click();
    await expect(author.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await pressShortcut(author, '2');
    await author.getByRole('button', { name: 'Add a question at 0:02.4' }).click();
    await author.getByRole('checkbox', { name: 'Must be right' }).check();
    await author.getByRole('textbox', { name: 'Tries' }).fill('2');
    await writeQuestion(author, 'When does the first ferry leave?', ['At seven', 'At eight'], title);

    await author.getByRole('button', { name: /^Add a question at/u }).click();
    await author.getByRole('textbox', { name: 'Stops at' }).fill('0:11.5');
    await author.getByRole('checkbox', { name: 'Automatic marks are final' }).uncheck();
    await writeQuestion(author, 'When is the last one back?', ['At ten', 'At six'], title);
    await expect(author.getByRole('complementary', { name: 'Questions' }).getByRole('listitem')).toHaveCount(2);

    await author.goto('/admin/videos');
    const row = author.getByRole('row', { name: title });
    await row.getByRole('button', { name: /^Actions/u }).click();
    await author.getByRole('menuitem', { name: 'Publish' }).click();
    await expect(row).toContainText('Published');
    await expect(row).toContainText('English');
  });
  const task = await school.task(student, [], { kind: 'vdo-lect', videos: [video._id], groups: [group._id] });

  const page = await enter(student);
  const watched = page.getByRole('progressbar', { name: 'Watched' });
  await test.step('the student answers wrong, then right, and comes back to the same place', async () => {
    await page.goto('/student/lectures');
    await page.getByRole('link', { name: 'Start watching' }).click();
    await playFast(page);
    await expect(page.getByRole('radio', { name: 'At eight' })).toBeVisible();
    // No key has come with the page: the server marks.
    const reply = await student.call.get<object>(`/student-video-questions?video=${video._id}`);
    expect(JSON.stringify(reply)).not.toContain('correct');
    expect(await position(page)).toBeLessThan(3);
    await page.getByRole('radio', { name: 'At eight' }).check();
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('That is not right yet. You have 1 more try.')).toBeVisible();
    await page.getByRole('radio', { name: 'At seven' }).check();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('That is right.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => position(page)).toBeGreaterThan(5);
    await page.keyboard.press('k');
    // The server has counted it.
    await expect.poll(async () => Number(await watched.getAttribute('value'))).toBeGreaterThan(0.4);

    await page.reload();
    await expect.poll(() => position(page)).toBeGreaterThan(4.5);
    await expect(page.getByRole('button', { name: 'The last one is back at ten.' })).toBeVisible();
    await pressShortcut(page, 'n');
    await typeAtFocus(page, 'Ask about the ferry');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('Ask about the ferry')).toBeVisible();
  });

  await test.step('has watched more than 90 %, and completes it with the last answer', async () => {
    await page.locator('video').click();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('>');
    await expect(page.getByRole('radio', { name: 'At ten' })).toBeVisible();
    await expect.poll(async () => Number(await watched.getAttribute('value'))).toBeGreaterThanOrEqual(0.9);
    await expect(page.getByText('Completed', { exact: true })).toBeHidden();
    await page.getByRole('radio', { name: 'At ten' }).check();
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('Your answer is with your teacher. You can go on.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  });

  await test.step('parent, admin and assistant see it, and the assistant marks the open answer', async () => {
    const family = await enter(parent);
    await family.goto(`/parent/child/${student._id}`);
    await expect(family.getByText('Completed', { exact: true })).toBeVisible();

    await author.goto(`/admin/tasks/video-questions/${task._id}`);
    const row = author.getByRole('row', { name: student.name });
    await expect(row).toContainText('2 of 2 answered');
    await expect(row).toContainText('1 to mark');

    const staffRoom = await enter(assistant);
    await staffRoom.goto(`/assistant/lectures/${video._id}`);
    await expect(staffRoom.getByRole('row', { name: student.name })).toContainText('Completed');
    await staffRoom.goto(`/assistant/tasks/video-questions/${task._id}/lectures/${video._id}`);
    await staffRoom.getByRole('spinbutton').first().fill('1');
    await staffRoom.getByRole('button', { name: 'Save and next' }).click();
    await expect(staffRoom.getByText('Everything is marked.')).toBeVisible();
  });
});
