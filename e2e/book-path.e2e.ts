// A book's whole path, in English and in Arabic: written and measured, illustrated, put in order, asked about, published, printed, and
// read by a student who hears it, keeps a word, finds their place again and answers.
import type { Page } from '@playwright/test';
import type { Book, BookReader, Group } from '../packages/api-client/src/contract/index.ts';
import type { Account } from './support/account.ts';
import { type BookSample, bookSamples } from './support/book-samples.ts';
import { pressShortcut } from './support/keyboard.ts';
import { dropPicture, pastePicture } from './support/pictures.ts';
import { printedSheets } from './support/printed.ts';
import { unique } from './support/school.ts';
import { selectWords } from './support/text.ts';
import { finishSentence, giveVoices, litOn, spokenOn } from './support/voice.ts';
import { expect, test } from './test.ts';

const textOf = (sentences: readonly string[]) => sentences.join(' ');
const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');

/** The field of a page, which becomes an editor when it gets the focus. */
async function openField(page: Page, name: string) {
  const field = page.getByRole('region', { name, exact: true }).getByRole('textbox', { name, exact: true });
  await field.click();
  await expect(field).toHaveAttribute('contenteditable', 'true');
  return field;
}

/** Writes the pages, with the last two in the wrong order, and compares what the editor measures meanwhile. */
async function write(page: Page, { title, pages, measured, labels }: BookSample): Promise<string> {
  const name = unique(title);
  await page.goto('/admin/books');
  await page.getByRole('button', { name: labels.newBook }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: labels.title }).fill(name);
  await page.getByRole('button', { name: labels.begin }).click();

  await openField(page, labels.page(1));
  const [opening = '', ...rest] = pages[0];
  await page.keyboard.press('Control+b');
  await page.keyboard.type(opening);
  await page.keyboard.press('Control+b');
  await page.keyboard.type(` ${textOf(rest)}`);
  const figures = page.locator('dl > div > dd:nth-child(2)');
  await expect.poll(async () => (await figures.allTextContents()).slice(0, 3)).toEqual(measured.first);
  // Too short for a grade, or not English.
  await expect(page.locator('[data-measure="grade"]')).toHaveText('–');

  for (const [index, text] of [pages[2], pages[1]].entries()) {
    await page.getByRole('button', { name: labels.addPage, exact: true }).click();
    await openField(page, labels.page(index + 2));
    await page.keyboard.type(textOf(text));
  }
  await expect.poll(async () => (await figures.allTextContents()).slice(0, 3)).toEqual(measured.all);
  await expect(page.locator('[data-measure="grade"]')).toHaveText(measured.grade);
  if (measured.why !== null) await expect(page.getByText(measured.why)).toBeVisible();
  return name;
}

/** Opens a page by its number, by the outline of the book. */
const openPage = (page: Page, number: number) =>
  page
    .locator('[data-part="page"]')
    .nth(number - 1)
    .click();

/** Moves the last page before the one in front of it, by keys alone. */
async function moveLastUp(page: Page, { labels }: BookSample) {
  await page.getByRole('button', { name: labels.movePage(3) }).focus();
  await page.keyboard.press('Space');
  // The list says where the page is once it has got there.
  await expect(page.getByText(labels.isNow(3, '3'))).toBeAttached();
  // It takes keys a moment after it has said so; one that came before is pressed again.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(labels.isNow(3, '12'))).toBeAttached({ timeout: 4000 });
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('Space');
}

/** Pastes a picture into the first page and drops one on the second; each asks for a description. */
async function illustrate(page: Page, { labels, pictures }: BookSample) {
  const [first, second] = [1, 2].map((number) => page.getByRole('region', { name: labels.page(number), exact: true }));
  if (!first || !second) return;
  await openPage(page, 1);
  await openField(page, labels.page(1));
  await pastePicture(page, { name: 'lamp.png', colour: 'teal' });
  await dropPicture(second, { name: 'bell.png', colour: 'maroon' });
  for (const [sheet, alt] of [
    [first, pictures.pasted],
    [second, pictures.dropped],
  ] as const) {
    await expect(sheet.locator('img')).toHaveCount(1);
    await expect(sheet.getByText(labels.altMissing)).toBeVisible();
    await sheet.getByRole('textbox', { name: labels.alt }).fill(alt);
    await expect(sheet.getByText(labels.altMissing)).toBeHidden();
    await expect(sheet.getByRole('img', { name: alt })).toBeVisible();
  }
}

/** Makes a question of a word of the last page, and has it asked at the end of the book. */
async function ask(page: Page, { labels, asked }: BookSample) {
  await openPage(page, 3);
  const field = await openField(page, labels.page(3));
  const make = page.getByRole('button', { name: labels.ask });
  // The editor that has just come puts the cursor where the press was, which may end a selection made before.
  await expect(async () => {
    await selectWords(field, asked);
    await expect(make).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await make.click();
  await page.getByRole('menuitem', { name: labels.gapKind }).click();
  await page.getByRole('link', { name: labels.toBook }).click();
  await page.getByRole('tab', { name: labels.questions }).click();
  await page.getByRole('combobox', { name: labels.askedAfter }).click();
  await page.getByRole('option', { name: labels.atEnd }).click();
}

async function publish(page: Page, { labels }: BookSample, group: Group) {
  await page.getByRole('button', { name: labels.publish, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: labels.groups }).fill(group.name);
  await page.getByRole('option', { name: group.name }).click();
  // The open list leaves it free.
  await dialog.getByRole('button', { name: labels.publish, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Compares what comes out of a printer: upright, and as a booklet whose sheets are folded. */
async function print(page: Page, { language, labels, pages }: BookSample, title: string) {
  await page.getByRole('button', { name: labels.more, exact: true }).click();
  await page.getByRole('menuitem', { name: labels.print }).click();
  const sides = page.locator('[data-part="print-sheets"] section');
  const printNow = page.getByRole('button', { name: labels.print });
  await expect(sides).toHaveCount(4);
  // Pressed before the pictures are there, which come a little later.
  const held: (() => void)[] = [];
  await page.route('**/api/files/*', async (route) => {
    await new Promise<void>((resolve) => {
      held.push(resolve);
    });
    await route.continue();
  });
  await page.reload();
  await page.evaluate(() => {
    let times = 0;
    window.print = () => {
      times += 1;
      document.body.setAttribute('data-printed', String(times));
    };
  });
  await expect.poll(() => held).toHaveLength(2);
  await printNow.click();
  for (const goOn of held) goOn();
  await expect(page.locator('body[data-printed="1"]')).toBeAttached();
  const upright = await printedSheets(page);
  expect(upright.map(({ size }) => size)).toEqual(Array.from({ length: 4 }, () => [210, 297]));
  expect(upright.map(({ pictures }) => pictures)).toEqual([0, 1, 1, 0]);
  const expected = [title, ...pages.map(textOf)].map(letters);
  const found = upright.map(({ text }) => letters(text));
  if (language === 'en') expect(found).toEqual(expected);
  // A PDF names the letters of some joined Arabic glyphs alone.
  else for (const [index, text] of expected.entries()) expect(found[index]?.length).toBeGreaterThan(text.length / 2);

  await page.getByRole('radio', { name: labels.booklet }).click();
  await expect(sides).toHaveCount(2);
  await printNow.click();
  await expect(page.locator('body[data-printed="2"]')).toBeAttached();
  const folded = await printedSheets(page);
  expect(folded.map(({ size, pictures }) => [...size, pictures])).toEqual([
    [297, 210, 0],
    [297, 210, 2],
  ]);
  const middle = (297 / 2 / 25.4) * 72;
  const numbers = folded.map(({ parts }) => {
    const ofPages = parts.filter(({ text }) => /^\d$/u.test(text));
    const [left, right] = [ofPages.filter(({ x }) => x < middle), ofPages.filter(({ x }) => x >= middle)];
    return [left, right].map((half) => half.map(({ text }) => text).join());
  });
  const leftToRight = [
    ['3', ''],
    ['1', '2'],
  ];
  expect(numbers).toEqual(language === 'en' ? leftToRight : leftToRight.map((side) => side.toReversed()));
}

/** Hears the two open pages sentence by sentence, each lit while it is said. */
async function hear(page: Page, { labels, pages, voice }: BookSample) {
  await page.getByRole('button', { name: labels.readAloud }).click();
  const said: string[] = [];
  for (const sentence of [...pages[0], ...pages[1]]) {
    said.push(`${voice}: ${sentence}`);
    await expect.poll(() => spokenOn(page)).toEqual(said);
    await expect.poll(() => litOn(page)).toBe(sentence);
    await finishSentence(page);
  }
  await expect.poll(() => litOn(page)).toBe('');
}

/** Looks a word up where it stands, and keeps it. */
async function keepWord(page: Page, { labels, pages }: BookSample) {
  // What opens the dictionary is loaded with the first selection, which a picture that comes may have moved away from its word.
  await expect(async () => {
    await selectWords(page.locator('[data-part="leaf"]').first(), 'harbour');
    expect(await page.evaluate(() => String(getSelection()).trim())).toBe('harbour');
    await expect(page.getByRole('button', { name: labels.lookUp })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await pressShortcut(page, 'd');
  const modal = page.getByRole('dialog', { name: 'harbour' });
  await modal.getByRole('radio').first().check();
  await modal.getByRole('button', { name: labels.keep }).click();
  await expect(modal.getByRole('button', { name: labels.unkeep })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  return pages[0][1] ?? '';
}

for (const sample of bookSamples) {
  test(`a book in ${sample.language} is written, measured, illustrated, published, printed, heard and read`, async ({
    enter,
    school,
  }) => {
    const { language, labels, pages, asked, forward } = sample;
    const group = await school.group();
    const student = await school.person('student', 'Reader', { groups: [group._id] });
    const speakingLanguage = async (person: Account) => {
      const page = await enter(person);
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      return page;
    };

    const staff = await speakingLanguage(school.admin);
    const title = await write(staff, sample);
    await moveLastUp(staff, sample);
    await illustrate(staff, sample);
    await ask(staff, sample);
    await publish(staff, sample, group);
    const id = /books\/(?<id>[^/?]+)/u.exec(staff.url())?.groups?.['id'] ?? '';
    const { pages: stored } = await school.admin.call.get<Book>(`/books/${id}`);
    expect(stored.map(({ text }) => text)).toEqual([
      `<p><strong>${pages[0][0]}</strong> ${textOf(pages[0].slice(1))}</p>`,
      `<p>${textOf(pages[1])}</p>`,
      `<p>${textOf(pages[2])}</p>`,
    ]);
    await print(staff, sample, title);

    const reader = await speakingLanguage(student);
    await giveVoices(reader, ['en-US', 'en-GB', 'ar-SA']);
    await reader.goto('/student/books');
    await reader.getByRole('link', { name: title }).click();
    const leaves = reader.locator('[data-part="leaf"]');
    await expect(leaves).toContainText([textOf(pages[0]), textOf(pages[1])]);
    await expect(leaves.getByRole('img', { name: sample.pictures.pasted })).toBeVisible();
    await hear(reader, sample);
    const sentence = await keepWord(reader, sample);

    const saved = reader.waitForResponse(
      (reply) => reply.url().endsWith('/reading') && reply.request().postDataJSON().page === 3,
    );
    await pressShortcut(reader, forward);
    await expect(leaves.first()).toContainText(textOf(pages[2]));
    expect((await saved).ok()).toBe(true);
    await reader.reload();
    await expect(leaves.first()).toContainText(textOf(pages[2]));
    const { items } = await school.admin.call.get<{ items: BookReader[] }>(`/books/${id}/readers`);
    expect(items).toMatchObject([{ _id: student._id, page: 3, finishedAt: expect.any(String) }]);

    const gap = reader.getByRole('textbox', { name: labels.gap });
    await gap.fill('train');
    await reader.getByRole('button', { name: labels.check }).click();
    await reader.getByRole('button', { name: labels.again }).click();
    await gap.fill(asked);
    await reader.getByRole('button', { name: labels.check }).click();
    await expect(reader.getByText(labels.right, { exact: true })).toBeVisible();

    await reader.goto('/student/words');
    await expect(reader.getByRole('row').filter({ hasText: 'harbour' })).toContainText(sentence);
  });
}
