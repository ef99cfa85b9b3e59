import { useEffect, useState } from 'react';
import type { PDFDocumentProxy, PDFPageProxy } from './pdf-js.ts';

/** Pages that scroll past faster than this are not read. */
const restMs = 60;

/** Reads a page of the document once it has been near the view for a moment; null until then. */
export function usePage(document: PDFDocumentProxy, number: number): PDFPageProxy | null {
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  useEffect(() => {
    let isLeft = false;
    let read: PDFPageProxy | undefined;
    const load = async () => {
      // A page that cannot be read stays empty; the others are read.
      const found = await document.getPage(number).catch(() => undefined);
      read = found;
      if (found && !isLeft) setPage(found);
    };
    const timer = setTimeout(() => void load(), restMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      // Gives back what was decoded for drawing it, unless it is drawn elsewhere.
      read?.cleanup();
    };
  }, [document, number]);
  return page;
}
