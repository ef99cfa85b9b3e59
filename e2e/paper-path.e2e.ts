import { readFile } from 'node:fs/promises';
import { buildStorybook, builtStorybook } from '../scripts/lib/built-storybook.ts';
import { listenLocally } from '../scripts/lib/listen-locally.ts';
import { createStaticServer } from '../scripts/lib/static-server.ts';
import { withServer } from './global-setup.ts';
import { navigateTo } from './support/navigation.ts';
import { printedText } from './support/printed.ts';
import { unique } from './support/school.ts';
import { beginTask, nextPart, submitAttempt, waitUntilSaved } from './support/student.ts';
import {
  addQuestion,
  beginQuestion,
  chooseInMenu,
  chooseInToolbar,
  finishQuestion,
  giveMarks,
  makeMarksFinal,
  openInFrame,
  openWorkbench,
  pasteList,
  showPane,
  showPaper,
  write,
} from './support/workbench.ts';
import { expect, test as base } from './test.ts';

/** The built workbench on an origin of its own, from which the platform takes papers. */
const test = base.extend<object, { workbench: string }>({
  workbench: [
    async ({}, provide) => {
      await buildStorybook();
      const server = createStaticServer(builtStorybook);
      await provide(await listenLocally(server));
      server.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  server: [
    async ({ workbench }, provide) => withServer(provide, { RUBRICA_ORIGINS: workbench }),
    { scope: 'worker', timeout: 600_000 },
  ],
});

// One worker takes both tests: another one would build the workbench at the same time.
test.describe.configure({ mode: 'default' });

const photo = {
  name: 'quay.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const titles = ['The boats', 'The tide', 'The light', 'Notes', 'Words of the sea', 'The quay', 'In short', 'A day out'];
test('a paper of eight types goes from an empty page to the marks of a student', async ({
  school,
  origin,
  workbench,
  enter,
}) => {
  const name = unique('By the sea');
  const group = await school.group();
  const student = await school.person('student', 'Lina', { groups: [group._id] });
  const adminPage = await enter(school.admin);
  const page = await enter(null);

  await test.step('eight questions of eight types are written from nothing', async () => {
    await openWorkbench(page, workbench);
    await beginQuestion(page, 'Multiple choice', 'When do the boats leave?');
    await write(page, 'Options, one per line', 'At noon\n* At night, when nobody in the village is awake\nAt dawn');
    await page.getByRole('button', { name: 'Add a text', exact: true }).click();
    await write(page, 'Passage', 'By day the harbour is quiet. Its boats leave at a late hour, and return with fish.');
    await makeMarksFinal(page);
    await finishQuestion(page, 'The boats');
    await addQuestion(page);
    await beginQuestion(page, 'Fill in the blanks', 'Complete the text.');
    await write(page, 'Text with gaps', 'The [[moon]] draws the water and the [[tide]] rises.');
    await makeMarksFinal(page);
    await finishQuestion(page, 'The tide');
    await addQuestion(page);
    await beginQuestion(page, 'Short answers', 'Answer in one word.');
    await pasteList(page, 'The list', ['Who keeps the light? = keeper', 'What warns ships in fog? = bell']);
    await makeMarksFinal(page);
    await finishQuestion(page, 'The light');
    await addQuestion(page);
    await beginQuestion(page, 'Note taking', 'Complete the notes.');
    await pasteList(page, 'The list', ['Built in: = 1851', 'Height in metres: = 30']);
    await makeMarksFinal(page);
    await finishQuestion(page, 'Notes');
    await addQuestion(page);
    await beginQuestion(page, 'Matching', 'Match each word with its meaning.');
    await pasteList(page, 'List', ['buoy = a float', 'quay = a place to land', '= a kind of fish']);
    await makeMarksFinal(page);
    await finishQuestion(page, 'Words of the sea');
    await addQuestion(page);
    await beginQuestion(page, 'Describe a photo', 'Describe the photo.');
    await page.getByRole('button', { name: 'Add the photo', exact: true }).click();
    await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(photo);
    const description = page.getByRole('textbox', { name: /^Description/u });
    await description.fill('A fisherman on the quay');
    await giveMarks(page, 3, 2);
    await finishQuestion(page, 'The quay');
    await addQuestion(page);
    await beginQuestion(page, 'Summary', 'Summarise the text in your own words.');
    await page.getByRole('button', { name: 'Write the source text' }).click();
    await write(page, 'Passage', 'Twice a day the moon draws the sea, and twice a day the sea comes back.');
    await giveMarks(page, 3, 2);
    await finishQuestion(page, 'In short');
    await addQuestion(page);
    await beginQuestion(page, 'Essay', 'Write to a friend about a day by the sea.');
    await giveMarks(page, 6, 4);
    await finishQuestion(page, 'A day out');
  });

  await test.step('the lint finds a clue, which is switched off with a reason, and gone once it is put right', async () => {
    await showPaper(page);
    await page.getByRole('textbox', { name: 'Title of the paper' }).fill(name);
    const row = page.getByRole('row', { name: /The boats/u });
    await expect(row).toContainText('1 finding');
    await row.getByRole('button', { name: 'The boats', exact: true }).click();
    const pane = await showPane(page, 'Check');
    const finding = pane.getByRole('article', { name: /^The longest option is right/u });
    await expect(finding).toContainText('The right option has 45 characters, the longest of the others 7.');
    await finding.getByRole('button', { name: 'Switch off…' }).click();
    await pane.getByRole('textbox', { name: 'Why is it right here?' }).fill('Only for this path.');
    await pane.getByRole('button', { name: 'Switch off', exact: true }).click();
    await expect(pane.getByText('Nothing found')).toBeVisible();
    await pane.locator('summary', { hasText: 'Switched off' }).click();
    await expect(pane.getByText('Only for this path.')).toBeVisible();
    await pane.getByRole('button', { name: 'Switch on again' }).click();
    await page.getByRole('textbox', { name: 'Option 2', exact: true }).fill('At night');
    await expect(pane.getByText('Nothing found')).toBeVisible();
  });

  await test.step('simulated students try the key', async () => {
    const pane = await showPane(page, 'Try');
    const guess = pane.getByRole('row', { name: /^Near miss/u });
    await expect(pane.getByRole('row', { name: /^Knows it all/u })).toContainText('1 of 1');
    await expect(guess).toContainText('0 of 1');
    await expect(pane.getByText('The key decides all ten students well.')).toBeVisible();
  });

  await test.step('a reviewer comments and suggests; the author accepts, and the question is approved', async () => {
    const pane = await showPane(page, 'Comments');
    await pane.getByRole('textbox', { name: 'Your name' }).fill('Nadia');
    await pane.getByRole('button', { name: 'Use this name' }).click();
    await page.getByRole('textbox', { name: 'Option 1', exact: true }).click();
    await expect(pane.getByText('About: Question 1 · Option 1 · Wording')).toBeVisible();
    await pane.getByRole('textbox', { name: 'What do you want to say?' }).fill('Too near to “At night”?');
    await pane.getByRole('button', { name: 'Add comment' }).click();
    await pane.getByRole('button', { name: 'Suggest changes' }).click();
    await expect(page.getByRole('textbox', { name: 'Option 1', exact: true })).toBeFocused();
    await page.getByRole('textbox', { name: 'Option 1', exact: true }).fill('In the afternoon');
    await page.getByRole('button', { name: 'Add 1 suggestion' }).click();
    await expect(pane.getByText('2 open remarks')).toBeVisible();
    await pane.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('textbox', { name: 'Option 1', exact: true })).toHaveValue('In the afternoon');
    await pane.getByRole('button', { name: 'Resolve' }).click();
    await pane.getByRole('button', { name: 'Send to review' }).click();
    await pane.getByRole('button', { name: 'Approve' }).click();
    await showPaper(page);
    await expect(page.getByRole('row', { name: /The boats/u })).toContainText('Approved');
  });

  await test.step('students’ sheets are printed without the key, and the key with it', async () => {
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Preview of the sheets' })).toContainText(name);
    const sheets = await printedText(page);
    for (const task of ['When do the boats leave?', 'Complete the notes.', 'Describe the photo.', 'a day by the sea'])
      expect(sheets).toContain(task);
    expect(sheets).not.toContain('keeper');
    await page.getByRole('radio', { name: 'Key', exact: true }).check();
    await expect.poll(() => printedText(page)).toContain('keeper');
    await page.getByRole('button', { name: 'Back to the paper' }).click();
  });

  const file = await test.step('the paper is saved as a file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/\.rubrica$/u);
    return {
      name: saved.suggestedFilename(),
      mimeType: 'application/octet-stream',
      buffer: await readFile(await saved.path()),
    };
  });

  const elsewhere = await enter(null);
  await test.step('and opened in another browser, with its picture, review and titles', async () => {
    await openWorkbench(elsewhere, workbench);
    const chooser = elsewhere.waitForEvent('filechooser');
    await chooseInMenu(elsewhere, 'Open a file');
    await (await chooser).setFiles(file);
    await showPaper(elsewhere);
    for (const title of titles)
      await expect(elsewhere.getByRole('rowheader', { name: title, exact: true })).toBeVisible();
    await expect(elsewhere.getByRole('row', { name: /The boats/u })).toContainText('Approved');
  });

  const token = await test.step('an admin of the platform makes a token', async () => {
    await adminPage.goto('/admin/tasks');
    await adminPage.getByRole('button', { name: school.admin.name }).click();
    await adminPage.getByRole('button', { name: 'Tokens for publishing' }).click();
    const dialog = adminPage.getByRole('dialog', { name: 'Tokens for publishing' });
    await dialog.getByRole('textbox', { name: 'What it is for' }).fill('Workbench');
    await dialog.getByRole('button', { name: 'Make a token' }).click();
    return (await dialog.getByText(/^rubrica_publish_/u).textContent()) ?? '';
  });

  await test.step('the paper is compared and published, and what was changed since is published again', async () => {
    const compare = async () => {
      await chooseInMenu(elsewhere, 'Publish');
      const dialog = elsewhere.getByRole('dialog', { name: 'Publish this paper' });
      await dialog.getByRole('textbox', { name: 'Address of the platform' }).fill(origin);
      await dialog.getByRole('textbox', { name: 'Token for publishing' }).fill(token);
      await dialog.getByRole('button', { name: 'Compare' }).click();
      return dialog;
    };
    const first = await compare();
    await expect(first.getByRole('row').filter({ hasText: 'New' })).toHaveCount(8);
    await expect(first.getByText('1 file is stored.')).toBeVisible();
    await first.getByRole('button', { name: 'Publish 8 questions' }).click();
    await expect(first.getByText('Published. The task is a draft')).toBeVisible();
    await first.getByRole('button', { name: 'Close', exact: true }).last().click();

    await elsewhere.getByRole('button', { name: 'The light', exact: true }).click();
    await finishQuestion(elsewhere, 'The lighthouse');
    const second = await compare();
    const changed = second.getByRole('row', { name: /The lighthouse/u });
    await expect(changed).toContainText('New version');
    await expect(changed).toContainText('title');
    await expect(second.getByRole('row').filter({ hasText: 'Unchanged' })).toHaveCount(7);
    await second.getByRole('button', { name: 'Publish 1 question', exact: true }).click();
    await expect(second.getByText('Published. The task is a draft')).toBeVisible();
  });

  await test.step('the draft task is given to a group', async () => {
    await adminPage.goto('/admin/tasks');
    const row = adminPage.getByRole('row', { name });
    await expect(row).toContainText('Draft');
    await row.getByRole('button', { name: /^Actions/u }).click();
    await adminPage.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = adminPage.getByRole('dialog', { name: 'Edit task' });
    await dialog.getByRole('combobox', { name: 'Groups' }).fill(group.name);
    await dialog.getByRole('option', { name: group.name }).click();
    await dialog.getByRole('button', { name: 'Save and publish' }).click();
    await expect(row).toContainText('Published');
  });

  const taken = await enter(student);
  await test.step('a student takes it', async () => {
    await taken.goto('/student');
    await beginTask(taken, name);
    await taken.getByRole('radio', { name: 'At night' }).check();
    await nextPart(taken);
    await taken.getByRole('textbox', { name: 'Gap 1 of 2' }).fill('moon');
    await taken.getByRole('textbox', { name: 'Gap 2 of 2' }).fill('sea');
    await nextPart(taken);
    await taken.getByRole('textbox', { name: 'Who keeps the light?' }).fill('keeper');
    await nextPart(taken);
    await taken.getByRole('textbox', { name: /Built in/u }).fill('1851');
    await nextPart(taken);
    await taken.getByRole('button', { name: 'a float', exact: true }).click();
    await taken.getByRole('button', { name: /^buoy /u }).click();
    await nextPart(taken);
    await expect(taken.getByRole('img', { name: 'A fisherman on the quay' })).toBeVisible();
    for (const text of ['A man stands on the quay.', 'The moon moves the sea.', 'Dear Tom, we swam.']) {
      await taken.getByRole('textbox', { name: 'Your text' }).fill(text);
      await waitUntilSaved(taken);
      if (!text.startsWith('Dear')) await nextPart(taken);
    }
    await submitAttempt(taken);
  });

  await test.step('and gets their marks', async () => {
    await navigateTo(adminPage, 'Tasks');
    await adminPage.getByRole('link', { name }).click();
    await adminPage.getByRole('link', { name: 'Mark the next one' }).click();
    const questions = adminPage.getByRole('navigation', { name: 'Questions of this attempt' });
    for (const [title, marks] of [
      ['The boats', '1 / 1'],
      ['The tide', '1 / 2'],
      ['The lighthouse', '1 / 2'],
      ['Notes', '1 / 2'],
      ['Words of the sea', '1 / 2'],
    ] as const)
      await expect(questions.getByRole('button', { name: title })).toContainText(marks);
    for (const title of ['The quay', 'In short', 'A day out']) {
      await questions.getByRole('button', { name: title }).click();
      await adminPage.getByRole('spinbutton', { name: 'Mark for Content' }).fill('3');
      await adminPage.getByRole('spinbutton', { name: 'Mark for Language' }).fill('2');
    }
    await adminPage.getByRole('button', { name: 'Release', exact: true }).click();
    await expect(adminPage.getByText('Released to the student')).toBeVisible();
    await taken.reload();
    await taken.getByRole('link', { name: 'See the result' }).click();
    await expect(taken.getByText('20 of 29')).toBeVisible();
    await expect(taken.getByRole('region', { name: 'The lighthouse' })).toContainText('bell');
  });
});

test('the workbench has the window to itself, follows the toolbar, and is found by other names', async ({
  enter,
  workbench,
}) => {
  const page = await enter(null, { viewport: { width: 1280, height: 860 } });
  const story = await openInFrame(page, workbench);
  const form = story.locator('[data-pane="form"]');
  const tabs = story.getByRole('tablist', { name: 'Other views of this question' });
  const sizeOf = async (element: typeof form) => (await element.boundingBox()) ?? { width: 0, height: 0, y: 0 };

  await test.step('sidebar, panel and Controls are closed, and the keys go to the workbench', async () => {
    await expect(page.getByRole('button', { name: 'Show sidebar' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Stories' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Addon panel' })).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Controls' })).toBeHidden();
    await expect(page.locator('#storybook-preview-iframe')).toBeFocused();
    await page.keyboard.press('/');
    await expect(story.getByRole('combobox', { name: 'Search what to add' })).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('there is room to write in, and the tabs are in one row', async () => {
    await beginQuestion(story, 'Multiple choice', 'When do the boats leave?');
    expect((await sizeOf(form)).width).toBeGreaterThanOrEqual(700);
    expect((await sizeOf(tabs)).height).toBeLessThan(60);
    await page.setViewportSize({ width: 1024, height: 640 });
    await expect(tabs).toBeInViewport({ ratio: 1 });
    const { width, height } = await sizeOf(form);
    expect(width).toBeGreaterThanOrEqual(480);
    expect(height).toBeGreaterThanOrEqual(540);
    expect((await sizeOf(tabs)).height).toBeLessThan(60);
  });

  await test.step('the frame has the theme and the direction of the page', async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await chooseInToolbar(page, 'Theme', 'Dark');
    await expect.poll(background).not.toBe(light);
    await chooseInToolbar(page, 'Language and direction', 'العربية');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(story.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  await test.step('the sidebar finds types by what they are called elsewhere', async () => {
    await page.goto(`${workbench}/?path=/docs/question-types-essay--overview`);
    const search = page.getByRole('searchbox', { name: 'Search for components' });
    for (const [words, type] of [
      ['cloze', 'Fill in the blanks'],
      ['gap fill', 'Fill in the blanks'],
      ['listening', 'Note taking'],
      ['dictation', 'Note taking'],
      ['IELTS', 'Spoken answers'],
      ['true false', 'Multiple choice'],
    ] as const) {
      await search.fill(words);
      await expect(page.locator('.search-result-item').filter({ hasText: type }).first()).toBeVisible();
    }
  });
});
