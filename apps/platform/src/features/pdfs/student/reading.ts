import type { Pdf } from '@rubrica/api-client/contract';

/** How much of a document somebody has read, from 0 to 1. */
export function readShare({ progress, pageCount }: Pick<Pdf, 'progress' | 'pageCount'>): number {
  if (!progress || pageCount === 0) return 0;
  return Math.min(1, progress.pagesRead.length / pageCount);
}

/** The document that somebody was reading last and has not read to the end. */
export function lastRead<Read extends Pick<Pdf, 'progress' | 'pageCount'>>(pdfs: readonly Read[]): Read | null {
  const begun = pdfs.filter((pdf) => pdf.progress && readShare(pdf) < 1);
  const latest = (pdf: Read) => pdf.progress?.updatedAt ?? '';
  return begun.toSorted((a, b) => latest(b).localeCompare(latest(a)))[0] ?? null;
}
