import { drawPage, releaseCanvas } from '../document/draw-page.ts';
import type { PDFDocumentProxy } from '../document/pdf-js.ts';

/** Pages of one print job at most: each is a picture in memory until it is printed. */
export const maxPrintedPages = 50;
/** Dots per point: 150 to an inch, as sharp as paper shows text. */
const printScale = 150 / 72;

/** Each picture is a sheet of its own, whole, whatever paper is in the printer; the first page names the paper. */
const printStyle = ({ width, height }: { width: number; height: number }) => `
@media screen { [data-part='print-pages'] { display: none } }
@media print {
  body > :not([data-part='print-pages']) { display: none !important }
  html, body { margin: 0 !important; overflow: visible !important; block-size: auto !important; min-block-size: 0 !important }
  [data-part='print-pages'] img {
    display: block;
    inline-size: 100vw;
    block-size: 100vh;
    object-fit: contain;
    break-inside: avoid;
  }
  [data-part='print-pages'] img + img { break-before: page }
  @page { size: ${width}pt ${height}pt; margin: 0 }
}`;

/** Opens the browser's own dialog. Some browsers return before it is closed, so its end is waited for. */
async function openDialog(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  addEventListener('afterprint', end);
  signal.addEventListener('abort', end);
  try {
    window.print();
    await promise;
  } finally {
    removeEventListener('afterprint', end);
    signal.removeEventListener('abort', end);
  }
}

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
  const addresses: string[] = [];
  try {
    for (let number = first; number <= last; number += 1) {
      onProgress(number);
      const page = await pdf.getPage(number);
      if (number === first) style.textContent = printStyle(page.getViewport({ scale: 1 }));
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
    await openDialog(signal);
  } finally {
    pages.remove();
    style.remove();
    for (const address of addresses) URL.revokeObjectURL(address);
  }
}
