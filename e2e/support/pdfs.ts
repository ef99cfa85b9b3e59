import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A PDF of many pages of text. The word "lantern" is on every third page, "pomegranate" on page 437 alone. */
export async function longPdf(pageCount: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (let number = 1; number <= pageCount; number += 1) {
    const page = document.addPage([595, 842]);
    page.drawText(`Page ${number} of a long document`, { font, size: 18, x: 60, y: 760 });
    for (let line = 0; line < 35; line += 1) {
      const words = `Line ${line} tells how the keeper of page ${number} walked along the shore`;
      page.drawText(words, { font, size: 12, x: 60, y: 720 - 18 * line });
    }
    if (number % 3 === 0) page.drawText('He carried a lantern.', { font, size: 12, x: 60, y: 70 });
    if (number === 437) page.drawText('She ate a pomegranate.', { font, size: 12, x: 60, y: 50 });
  }
  return new Uint8Array(await document.save());
}
