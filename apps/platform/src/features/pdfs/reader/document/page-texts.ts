import type { PDFDocumentProxy, PDFPageProxy } from './pdf-js.ts';
import type { PageContent } from './reading-order.ts';

const rtlLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The text of a page in one string, and where each of its runs begins in it. */
export interface PageText {
  text: string;
  /** The index of each run's first character; the runs are the elements of the text layer. */
  starts: readonly number[];
}

/** Joins the runs of a page's text. */
export function textOf({ items }: PageContent): PageText {
  let text = '';
  const starts: number[] = [];
  for (const item of items) {
    if (!('str' in item)) continue;
    starts.push(text.length);
    text += item.str;
    if (item.hasEOL) text += '\n';
  }
  return { text, starts };
}

/** Reads the runs of a page's text, in the order in which they are read. */
export async function readContent(page: PDFPageProxy): Promise<PageContent> {
  const content = await page.getTextContent();
  if (!content.items.some((item) => 'str' in item && rtlLetter.test(item.str))) return content;
  // Most documents go from left to right, and do without it.
  const { inReadingOrder } = await import('./reading-order.ts');
  return inReadingOrder(content);
}

/** Reads the text of a page. */
export async function readPageText(document: PDFDocumentProxy, page: number): Promise<PageText> {
  return textOf(await readContent(await document.getPage(page)));
}
