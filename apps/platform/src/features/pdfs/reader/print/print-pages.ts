import { drawPage, releaseCanvas } from '../document/draw-page.ts';
import type { PDFDocumentProxy } from '../document/pdf-js.ts';

/** Pages of one print job at most: each is a picture in memory until it is printed. */
export const maxPrintedPages = 50;
/** Dots per point: 150 to an inch, as sharp as paper shows text. */
const printScale = 150 / 72;

const printStyle = `
@media screen { [data-part='print-pages'] { display: none } }
@media print {
  body > :not([data-part='print-pages']) { display: none !important }
  html, body { overflow: visible !important; block-size: auto !important }
  [data-part='print-pages'] img { display: block; inline-size: 100%; break-after: page }
  @page { margin: 0 }
}`;

const toBlob = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The page could not be drawn.'))), 'image/png');
  });

interface PrintOptions {
  document: PDFDocumentProxy;
  first: number;
  last: number;
  signal: AbortSignal;
  onProgress: (page: number) => void;
}

/** Draws pages as pictures, and prints these alone. Resolves when the browser's own dialog is closed. */
export async function printPages({ document: pdf, first, last, signal, onProgress }: PrintOptions): Promise<void> {
  const [pages, style] = [document.createElement('div'), document.createElement('style')];
  pages.dataset['part'] = 'print-pages';
  style.textContent = printStyle;
  const addresses: string[] = [];
  try {
    for (let number = first; number <= last; number += 1) {
      onProgress(number);
      const page = await pdf.getPage(number);
      const drawing = drawPage(page, { scale: printScale, rotation: 0, pixelRatio: 1, intent: 'print' });
      await drawing.done;
      const address = URL.createObjectURL(await toBlob(drawing.canvas));
      releaseCanvas(drawing.canvas);
      addresses.push(address);
      const image = document.createElement('img');
      image.src = address;
      image.alt = '';
      pages.append(image);
      await image.decode();
      signal.throwIfAborted();
    }
    document.head.append(style);
    document.body.append(pages);
    // Blocks until the dialog is closed.
    window.print();
  } finally {
    pages.remove();
    style.remove();
    for (const address of addresses) URL.revokeObjectURL(address);
  }
}
