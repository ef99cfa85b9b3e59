// A paper of every question type on paper: its sheets as the PDF that the browser makes.
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test as base } from './test.ts';

const origin = 'http://localhost:4998';

const test = base.extend<{ openSheets: (language: 'en' | 'ar') => Promise<Page> }>({
  openSheets: async ({ page, kitPage }, provide) => {
    const files = await kitPage('print-page');
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const body = files.get(pathname);
      if (body === undefined) return route.fulfill({ status: 404, body: '' });
      return route.fulfill({ body, contentType: pathname === '/' ? 'text/html' : 'text/javascript' });
    });
    await provide(async (language) => {
      await page.goto(`${origin}/?language=${language}`);
      await page.locator('[data-part="print-sheets"] article').waitFor();
      return page;
    });
  },
});

// One worker takes them all: another one would build the page, too.
test.describe.configure({ mode: 'default' });

/** The pages of the PDF: their size in millimetres, their words, and the share of their lines that end at the left margin. */
async function printed(page: Page) {
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const sheets = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    const { width, height } = sheet.getViewport({ scale: 1 });
    const { items } = await sheet.getTextContent();
    const parts = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              text: item.str,
              height: item.height,
              left: Number(item.transform[4]),
              right: Number(item.transform[4]) + item.width,
            },
          ]
        : [],
    );
    sheets.push({
      size: [width, height].map((points) => Math.round((points / 72) * 25.4)),
      text: parts.map(({ text }) => text.normalize('NFKC')).join(' '),
      textHeight: Math.max(0, ...parts.map(({ height: each }) => each)),
      isWithin: parts.every(({ left, right }) => left >= 0 && right <= width + 1),
    });
  }
  await task.destroy();
  return { sheets, text: sheets.map(({ text }) => text).join(' ') };
}

test('students get every question on A4 or Letter, without the key', async ({ openSheets }) => {
  const page = await openSheets('en');
  const a4 = await printed(page);
  expect(a4.sheets[0]?.size).toEqual([210, 297]);
  expect(a4.sheets.every(({ isWithin }) => isWithin)).toBe(true);
  expect(a4.text).toContain('Answer every question.');
  for (const type of ['MCQ', 'FillInBlanks', 'Matching', 'WritingEssays', 'SpeakingQA'])
    expect(a4.text).toContain(`Question of ${type}`);
  expect(a4.text).not.toContain('Model answer');
  // What is around the sheets does not go to paper.
  expect(a4.text).not.toContain('Back to the paper');

  await page.getByRole('radio', { name: 'Letter' }).check();
  await page.getByRole('checkbox', { name: 'Large print' }).check();
  await expect.poll(async () => (await printed(page)).sheets[0]?.size).toEqual([216, 279]);
  await expect.poll(async () => (await printed(page)).sheets.length).toBeGreaterThan(a4.sheets.length);
  const large = await printed(page);
  expect(large.sheets.every(({ isWithin }) => isWithin)).toBe(true);
});

test('the key has the answers, and the marker’s sheet a line for each mark', async ({ openSheets }) => {
  const page = await openSheets('en');
  await page.getByRole('radio', { name: 'Key', exact: true }).check();
  await expect.poll(async () => (await printed(page)).text).toContain('Trial paper: Key');
  await page.getByRole('radio', { name: 'Marker' }).check();
  await expect.poll(async () => (await printed(page)).text).toContain('Marked by');
  const marker = await printed(page);
  expect(marker.text).toContain('Total');
  expect(marker.text).toContain('Pronunciation');
});

test('a paper in Arabic is written from right to left', async ({ openSheets }) => {
  const page = await openSheets('ar');
  await expect(page.locator('[data-part="print-sheets"] article')).toHaveAttribute('dir', 'rtl');
  const { sheets } = await printed(page);
  expect(sheets.every(({ isWithin }) => isWithin)).toBe(true);
});
