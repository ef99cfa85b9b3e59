import { clampRange, type Range } from '../../../primitives/text-ranges/segments.ts';
import type { AnnotationId } from '../../../primitives/schema/ids.ts';

const longest = 60;

/** The words that a comment is about, shortened for a list. */
export function commentQuote(text: string, range: Range): string {
  const { start, end } = clampRange(range, text.length);
  const quote = text.slice(start, end).replaceAll(/\s+/gu, ' ').trim();
  return quote.length > longest ? `${quote.slice(0, longest - 1).trimEnd()}…` : quote;
}

/** Brings a comment's words into view. */
export function showComment(text: HTMLElement | null, id: AnnotationId): void {
  const quiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  text
    ?.querySelector(`[data-comments~="${CSS.escape(id)}"]`)
    ?.scrollIntoView({ block: 'nearest', behavior: quiet ? 'auto' : 'smooth' });
}
