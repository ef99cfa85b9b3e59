import { type RefObject, useEffect, useState } from 'react';
import { readContent, textOf } from './page-texts.ts';
import { type PDFPageProxy, TextLayer } from './pdf-js.ts';

/** The elements of a page's text, and where each begins in the page's whole text. */
export interface TextRuns {
  /** The layer itself, which is as large as the page. */
  layer: Element;
  elements: readonly HTMLElement[];
  starts: readonly number[];
}

/** Lays the text of a page over its drawing, so that it can be selected and read aloud; null until it is there. */
export function useTextLayer(
  holder: RefObject<HTMLElement | null>,
  page: PDFPageProxy | null,
  rotation: number,
): TextRuns | null {
  const [runs, setRuns] = useState<TextRuns | null>(null);
  useEffect(() => {
    const container = holder.current;
    if (!page || !container) return;
    let layer: TextLayer | undefined;
    let isLeft = false;
    const lay = async () => {
      const content = await readContent(page);
      if (isLeft) return;
      // As pdf.js measures it: the same words are wider in another language's font.
      container.setAttribute('lang', content.lang ?? '');
      const viewport = page.getViewport({ scale: 1, rotation: (page.rotate + rotation) % 360 });
      layer = new TextLayer({ textContentSource: content, container, viewport });
      await layer.render();
      // A word at the end of a line is not one with the next, for whoever copies or looks up what is selected.
      for (const end of container.querySelectorAll('br')) end.after('\n');
      if (!isLeft) setRuns({ layer: container, elements: layer.textDivs, starts: textOf(content).starts });
    };
    // Without its text a page can still be looked at.
    lay().catch(() => {});
    return () => {
      isLeft = true;
      layer?.cancel();
      container.replaceChildren();
      setRuns(null);
    };
  }, [holder, page, rotation]);
  return runs;
}

/** The index of the run in which a character of the page's text is. */
function runAt(starts: readonly number[], index: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The part of the text layer that shows a part of the page's text; null where there is none. */
export function rangeOf({ elements, starts }: TextRuns, { start, end }: { start: number; end: number }): Range | null {
  const [first, last] = [runAt(starts, start), runAt(starts, end - 1)];
  const [from, to] = [elements[first]?.firstChild, elements[last]?.firstChild];
  if (!(from instanceof Text) || !(to instanceof Text)) return null;
  const range = document.createRange();
  range.setStart(from, Math.min(from.length, start - (starts[first] ?? 0)));
  range.setEnd(to, Math.min(to.length, end - (starts[last] ?? 0)));
  return range;
}
