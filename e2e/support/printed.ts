import type { Page } from '@playwright/test';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page of a PDF. */
export interface PrintedSheet {
  /** Width and height in millimetres. */
  size: number[];
  text: string;
  /** Each piece of text with where it begins, from the left, in points. */
  parts: { text: string; x: number }[];
  pictures: number;
}

/** The pages of the PDF that the browser makes of what is shown. */
export async function printedSheets(page: Page): Promise<PrintedSheet[]> {
  // Text whose font is on its way is left out.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const sheets: PrintedSheet[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const { width, height } = sheet.getViewport({ scale: 1 });
    const { items } = await sheet.getTextContent();
    const parts = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str.trim().normalize('NFKC'), x: Number(item.transform[4]) }]
        : [],
    );
    const { fnArray } = await sheet.getOperatorList();
    sheets.push({
      size: [width, height].map((points) => Math.round((points / 72) * 25.4)),
      text: parts.map(({ text }) => text).join(' '),
      parts,
      pictures: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
    });
  }
  await task.destroy();
  return sheets;
}

/** The words of a page as it is printed. */
export async function printedText(page: Page): Promise<string> {
  return (await printedSheets(page)).map(({ text }) => text).join(' ');
}
