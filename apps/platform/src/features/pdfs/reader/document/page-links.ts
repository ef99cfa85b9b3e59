import type { Rectangle } from '../layout/rectangles.ts';
import type { Place } from '../layout/page-layout.ts';
import type { PDFDocumentProxy, PDFPageProxy } from './pdf-js.ts';

/** A link on a page: to a page elsewhere, or to a place of the document. */
export interface PageLink {
  rectangle: Rectangle;
  url: string | null;
  destination: unknown;
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

/** The links of a page. */
export async function readPageLinks(page: PDFPageProxy): Promise<PageLink[]> {
  const annotations: readonly unknown[] = await page.getAnnotations();
  return annotations.flatMap((annotation) => linkOf(annotation, page.view) ?? []);
}

function linkOf(annotation: unknown, view: readonly number[]): PageLink | null {
  if (typeof annotation !== 'object' || annotation === null) return null;
  if (!('subtype' in annotation) || annotation.subtype !== 'Link') return null;
  const rect = 'rect' in annotation ? annotation.rect : null;
  const url = 'url' in annotation && typeof annotation.url === 'string' ? annotation.url : null;
  const destination = 'dest' in annotation ? annotation.dest : null;
  if (!isNumbers(rect) || (url === null && !destination)) return null;
  // pdf.js gives addresses of the web and of mail alone; whatever else comes is no link.
  if (url !== null && !/^(?:https?|mailto):/u.test(url)) return null;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
  const [left = 0, bottom = 0, right = 1, top = 1] = view;
  const [width, height] = [right - left, top - bottom];
  return {
    rectangle: {
      x: (Math.min(x1, x2) - left) / width,
      y: (top - Math.max(y1, y2)) / height,
      width: Math.abs(x2 - x1) / width,
      height: Math.abs(y2 - y1) / height,
    },
    url,
    destination,
  };
}

interface PageReference {
  num: number;
  gen: number;
}

const isReference = (value: unknown): value is PageReference =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;

/** The place that an outline or a link of the document leads to; null if it leads nowhere. */
export async function placeOf(document: PDFDocumentProxy, destination: unknown): Promise<Place | null> {
  const explicit: unknown = typeof destination === 'string' ? await document.getDestination(destination) : destination;
  if (!Array.isArray(explicit)) return null;
  const [target, kind, , top]: unknown[] = explicit;
  const index = isReference(target)
    ? await document.getPageIndex(target).catch(() => null)
    : typeof target === 'number'
      ? target
      : null;
  if (index === null || index < 0 || index >= document.numPages) return null;
  const isPoint = typeof kind === 'object' && kind !== null && 'name' in kind && kind.name === 'XYZ';
  if (!isPoint || typeof top !== 'number') return { page: index + 1, offset: 0 };
  const { view } = await document.getPage(index + 1);
  const [, lower = 0, , upper = 1] = view;
  return { page: index + 1, offset: Math.min(1, Math.max(0, (upper - top) / (upper - lower))) };
}
