// A document of 600 pages: searched, its place kept, and never more of it in memory than is looked at.
import type { Pdf, StoredFile } from '../packages/api-client/src/contract/index.ts';
import { PDFDocument } from 'pdf-lib';
import { pressShortcut } from './support/keyboard.ts';
import { longPdf } from './support/pdfs.ts';
import { unique, type School } from './support/school.ts';
import { expect, test } from './test.ts';

const pageCount = 600;
/** The heap of the page, and the pictures of its canvases. */
const memoryLimit = 300 * 1024 * 1024;

/** A document that a student's group has. */
async function share(school: School, pages = pageCount) {
  const group = await school.group();
  const student = await school.person('student', 'Reader', { groups: [group._id] });
  const file = new File([await longPdf(pages)], 'long.pdf', { type: 'application/pdf' });
  const stored = await school.admin.call.upload<StoredFile>('/files', file);
  const body = {
    title: unique('Long'),
    file: stored._id,
    groups: [group._id],
    status: 'published',
    canPrint: true,
    canDownload: true,
  };
  return { student, pdf: await school.admin.call.post<Pdf>('/pdfs', body) };
}

test('a student searches 600 pages, and finds their place again', async ({ enter, school }) => {
  const { student, pdf } = await share(school);
  expect(pdf.pageCount).toBe(pageCount);
  const page = await enter(student);
  const devtools = await page.context().newCDPSession(page);
  const drawn = page.locator('[data-part="pages"] canvas');
  const field = page.getByRole('textbox', { name: 'Page', exact: true });
  /** Bytes of the heap after a collection, and of all canvases that exist. */
  const memory = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const pixels = await page.evaluate(() =>
      [...document.querySelectorAll('canvas')].reduce((sum, { width, height }) => sum + width * height, 0),
    );
    return usedSize + 4 * pixels;
  };

  await page.goto(`/student/pdfs/${pdf._id}`);
  await expect(drawn.first()).toBeVisible();

  // Through the whole document, as far as a wheel goes at once.
  for (let at = 1; at <= 20; at += 1) {
    await page.locator('[data-part="pages"]').evaluate((pages, part) => {
      pages.scrollTop = pages.scrollHeight * part;
    }, at / 20);
    await expect(page.locator('[data-part="pages"] [data-page]').first()).toBeAttached();
    await expect.poll(() => drawn.count()).toBeLessThan(10);
  }
  await expect(field).toHaveValue(String(pageCount));
  await expect(page.locator(`[data-page="${pageCount}"] canvas`)).toBeVisible();
  expect(await memory()).toBeLessThan(memoryLimit);

  // One word of one page, and a word of every third page.
  await pressShortcut(page, '/');
  await page.getByRole('searchbox').fill('pomegranate');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('437');
  await expect(page.locator('[data-page="437"] [data-hit="current"]')).toBeInViewport();
  await page.getByRole('searchbox').fill('lantern');
  await expect(page.getByText('of 200', { exact: false })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Close the search' }).click();

  // The text of the page is there to be read aloud and selected, and a highlight stays.
  await field.fill('300');
  await field.press('Enter');
  const line = page.locator('[data-page="300"] [data-part="text"] span').first();
  await expect(line).toHaveText('Page 300 of a long document');
  await line.dblclick();
  await page.getByRole('button', { name: 'Highlight in green' }).click();
  await expect(page.locator('[data-page="300"] [data-mark]')).toHaveCount(1);

  const saved = page.waitForResponse((response) => response.url().endsWith('/progress') && response.ok());
  await field.fill('123');
  await field.press('Enter');
  await saved;
  await page.reload();
  await expect(field).toHaveValue('123');
  await expect(page.locator('[data-page="123"] canvas')).toBeVisible();
  await page.getByRole('button', { name: 'Contents, pages and notes' }).click();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('button', { name: 'Page 300' }).click();
  await expect(page.locator('[data-page="300"] [data-mark]')).toBeInViewport();
  await expect(page.locator('[data-page="300"] canvas')).toBeVisible();
  const bytes = await memory();
  process.stdout.write(`600 pages: ${(bytes / 1024 / 1024).toFixed(0)} MB, ${await drawn.count()} canvases\n`);
  expect(bytes).toBeLessThan(memoryLimit);
});

test('a student zooms, turns, prints and downloads a document', async ({ enter, school }) => {
  const { student, pdf } = await share(school, 3);
  const page = await enter(student);
  await page.goto(`/student/pdfs/${pdf._id}`);
  const first = page.locator('[data-page="1"]');
  await expect(first.locator('canvas')).toBeVisible();
  const sizeOf = async () => {
    const box = await first.boundingBox();
    return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
  };
  const begun = await sizeOf();

  // The document is zoomed, and not the page around it.
  await first.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 100);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await sizeOf()).width).toBeLessThan(begun.width);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  const zoomed = await sizeOf();
  await pressShortcut(page, 'r');
  await expect.poll(sizeOf).toEqual({ width: zoomed.height, height: zoomed.width });

  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More tools' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const downloading = page.waitForEvent('download');
  await choose('Download');
  expect((await downloading).suggestedFilename()).toBe('long.pdf');

  // In the place of the browser's own dialog: what would come out of the printer.
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '');
  });
  await choose('Print');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('[data-printing]')).toBeAttached();
  const printed = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
  expect(printed.getPages().map((sheet) => Math.round(sheet.getHeight()))).toEqual([842, 842, 842]);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[data-part="print-pages"]')).not.toBeAttached();
});
