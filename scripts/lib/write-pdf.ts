import { PDFDocument, type PDFFont, PDFHexString, PDFName, type PDFPage, grayscale, StandardFonts } from 'pdf-lib';

/** A part of a document, with a line in its table of contents. */
export interface PdfChapter {
  title: string;
  /** A paragraph each; one that begins with `- ` is an item of a list. */
  paragraphs: readonly string[];
}

const paper = { width: 595, height: 842, margin: 64 };
const [ink, heading] = [grayscale(0.12), grayscale(0.3)];
const size = { title: 30, heading: 20, text: 12.5, note: 9 };
const lineHeight = 1.55;

/** Divides a paragraph into lines that fit. */
function linesOf(text: string, font: PDFFont, fontSize: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, fontSize) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Writes a document: a title page, and every chapter on pages of its own, with a table of contents for readers. */
export async function writePdf(title: string, lead: string, chapters: readonly PdfChapter[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  // The same bytes at every run.
  const written = new Date('2026-01-05T08:00:00Z');
  document.setCreationDate(written);
  document.setModificationDate(written);
  document.setTitle(title);
  document.setLanguage('en');
  const serif = await document.embedFont(StandardFonts.TimesRoman);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const sans = await document.embedFont(StandardFonts.Helvetica);
  const width = paper.width - 2 * paper.margin;
  const addPage = () => document.addPage([paper.width, paper.height]);

  const cover = addPage();
  let y = paper.height - 220;
  for (const line of linesOf(title, bold, size.title, width)) {
    cover.drawText(line, { x: paper.margin, y, font: bold, size: size.title, color: heading });
    y -= size.title * 1.25;
  }
  y -= 16;
  for (const line of linesOf(lead, serif, 15, width)) {
    cover.drawText(line, { x: paper.margin, y, font: serif, size: 15, color: ink });
    y -= 24;
  }

  const starts: { title: string; page: PDFPage }[] = [];
  for (const chapter of chapters) {
    let page = addPage();
    starts.push({ title: chapter.title, page });
    y = paper.height - paper.margin - 20;
    page.drawText(chapter.title, { x: paper.margin, y, font: bold, size: size.heading, color: heading });
    y -= size.heading * 1.9;
    for (const paragraph of chapter.paragraphs) {
      const isItem = paragraph.startsWith('- ');
      const indent = isItem ? 16 : 0;
      const lines = linesOf(isItem ? paragraph.slice(2) : paragraph, serif, size.text, width - indent);
      for (const [index, line] of lines.entries()) {
        if (y < paper.margin + 30) {
          page = addPage();
          y = paper.height - paper.margin - 20;
        }
        if (isItem && index === 0) page.drawCircle({ x: paper.margin + 5, y: y + 4, size: 2, color: heading });
        page.drawText(line, { x: paper.margin + indent, y, font: serif, size: size.text, color: ink });
        y -= size.text * lineHeight;
      }
      y -= isItem ? 3 : size.text * 0.7;
    }
  }
  for (const [index, page] of document.getPages().entries()) {
    if (index > 0)
      page.drawText(String(index + 1), { x: paper.width / 2 - 6, y: 34, font: sans, size: size.note, color: ink });
  }
  addOutline(document, starts);
  return document.save();
}

/** Gives a document a table of contents; pdf-lib has no call for it. */
function addOutline(document: PDFDocument, entries: readonly { title: string; page: PDFPage }[]): void {
  const { context } = document;
  const root = context.nextRef();
  const refs = entries.map(() => context.nextRef());
  for (const [index, { title, page }] of entries.entries()) {
    const ref = refs[index];
    if (!ref) continue;
    const [previous, next] = [index > 0 ? refs[index - 1] : undefined, refs[index + 1]];
    context.assign(
      ref,
      context.obj({
        Title: PDFHexString.fromText(title),
        Parent: root,
        Dest: [page.ref, PDFName.of('XYZ'), null, paper.height, null],
        ...(previous ? { Prev: previous } : {}),
        ...(next ? { Next: next } : {}),
      }),
    );
  }
  const [first, last] = [refs[0], refs.at(-1)];
  if (!first || !last) return;
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }));
  document.catalog.set(PDFName.of('Outlines'), root);
}
