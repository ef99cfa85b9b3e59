// A book in English and one in Arabic: printed, read aloud, and read by a student who finds their place again.
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Book, BookReader } from '../packages/api-client/src/contract/index.ts';
import { pressShortcut } from './support/keyboard.ts';
import { unique, type School } from './support/school.ts';
import { expect, test } from './test.ts';

const texts = {
  en: ['The lamp was lit.', 'Fog came from the sea.', 'A bell rang below.', 'A boat lay on the rocks.'],
  ar: ['أضاء المصباح.', 'جاء الضباب من البحر.', 'دق جرس في الأسفل.', 'كان قارب بين الصخور.'],
};
const languages = ['en', 'ar'] as const;

/** A published book of four pages, and a student who reads it. */
async function publish(school: School, language: 'en' | 'ar') {
  const group = await school.group();
  const student = await school.person('student', 'Reader', { groups: [group._id] });
  const { call } = school.admin;
  const pages = texts[language].map((text) => ({ _id: crypto.randomUUID(), text: `<p>${text}</p>` }));
  const { _id, rev } = await call.post<Book>('/books', { title: unique('Lighthouse'), language, pages });
  return { book: await call.post<Book>(`/books/${_id}/publish`, { rev, groups: [group._id] }), student };
}

/** The pages of the PDF that the browser makes: width and height in millimetres, letters, and where the page numbers are. */
async function printed(page: Page) {
  // Text whose font is on its way is left out.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const sheets = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const { width, height } = sheet.getViewport({ scale: 1 });
    const { items } = await sheet.getTextContent();
    const parts = items.flatMap((item) =>
      'str' in item ? [{ text: item.str.trim(), x: Number(item.transform[4]) }] : [],
    );
    const numbers = parts.filter(({ text }) => /^\d$/u.test(text));
    sheets.push({
      size: [width, height].map((points) => Math.round((points / 72) * 25.4)),
      text: parts.map(({ text }) => text.normalize('NFKC')).join(' '),
      left: numbers.filter(({ x }) => x < width / 2).map(({ text }) => text),
      right: numbers.filter(({ x }) => x >= width / 2).map(({ text }) => text),
    });
  }
  await task.destroy();
  return sheets;
}

for (const language of languages) {
  test(`a book in ${language} is printed on upright sheets and as a booklet`, async ({ enter, school }) => {
    const { book } = await publish(school, language);
    const page = await enter(school.admin);
    await page.goto(`/admin/books/${book._id}/print`);
    await expect(page.locator('[data-part="print-sheets"] section')).toHaveCount(5);
    const upright = await printed(page);
    expect(upright.map(({ size }) => size)).toEqual(Array.from({ length: 5 }, () => [210, 297]));
    expect(upright[0]?.text).toContain('Lighthouse');
    expect(upright.slice(1).map(({ left, right }) => [...left, ...right])).toEqual([['1'], ['2'], ['3'], ['4']]);
    // Nothing of the page around the sheets.
    if (language === 'en')
      expect(upright.map(({ text }) => text).slice(1)).toEqual(
        texts.en.map((text, index) => expect.stringMatching(new RegExp(`^\\W*${text}\\W*${index + 1}\\W*$`, 'u'))),
      );
    else for (const { text } of upright.slice(1)) expect(text.match(/\p{Script=Arabic}/gu)?.length).toBeGreaterThan(5);

    await page.getByRole('radio', { name: /A5/u }).click();
    await expect(page.locator('[data-part="print-sheets"] section')).toHaveCount(4);
    const folded = await printed(page);
    expect(folded.map(({ size }) => size)).toEqual(Array.from({ length: 4 }, () => [297, 210]));
    const sides = folded.map(({ left, right }) => [left.join(), right.join()]);
    const english = [
      ['', ''],
      ['1', ''],
      ['', '2'],
      ['3', '4'],
    ];
    expect(sides).toEqual(language === 'en' ? english : english.map((side) => side.toReversed()));
  });

  test(`a student reads a book in ${language}, hears it, and goes on where they were`, async ({ enter, school }) => {
    const { book, student } = await publish(school, language);
    const page = await enter(student);
    await page.addInitScript(() => {
      // Headless browsers have no voices.
      const spoken: string[] = [];
      class Utterance extends EventTarget {
        text: string;
        lang = '';
        voice: { lang: string } | null = null;
        rate = 1;
        constructor(text: string) {
          super();
          this.text = text;
        }
      }
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => ['en-US', 'en-GB', 'ar-SA'].map((lang) => ({ lang })),
        cancel: () => undefined,
        speak: (utterance: Utterance) => {
          spoken.push(`${utterance.lang}: ${utterance.text}`);
          setTimeout(() => utterance.dispatchEvent(new Event('end')));
        },
      });
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
      Object.defineProperty(window, 'spokenSentences', { value: spoken });
    });
    await page.goto('/student/books');
    await page.getByRole('link', { name: book.title }).click();
    const inSight = page.locator('[data-part="leaf"][data-kind="page"]');
    await expect(inSight).toContainText([texts[language][0]!, texts[language][1]!]);

    await pressShortcut(page, 'r');
    const voice = language === 'en' ? 'en-GB' : 'ar-SA';
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'spokenSentences') as string[]))
      .toEqual(texts[language].slice(0, 2).map((text) => `${voice}: ${text}`));

    const saved = page.waitForResponse(
      (reply) => reply.url().endsWith('/reading') && reply.request().postDataJSON().page === 4,
    );
    await pressShortcut(page, language === 'en' ? 'ArrowRight' : 'ArrowLeft');
    await expect(inSight).toContainText([texts[language][2]!, texts[language][3]!]);
    expect((await saved).ok()).toBe(true);

    // On another device.
    const other = await enter(student);
    await other.goto(`/student/books/${book._id}`);
    await expect(other.locator('[data-part="leaf"][data-kind="page"]').first()).toContainText(texts[language][2]!);
    const { items } = await school.admin.call.get<{ items: BookReader[] }>(`/books/${book._id}/readers`);
    expect(items).toMatchObject([{ _id: student._id, page: 4, finishedAt: expect.any(String) }]);
  });
}
