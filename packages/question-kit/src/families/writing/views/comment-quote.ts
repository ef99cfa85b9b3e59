import type { Range } from '../../../primitives/text-ranges/segments.ts';
import { within } from '../../../primitives/text-ranges/segments.ts';

const longest = 60;

/** The words that a comment is about, shortened for a list. */
export function commentQuote(text: string, range: Range): string {
  const { start, end } = within(range, text.length);
  const quote = text.slice(start, end).replaceAll(/\s+/gu, ' ').trim();
  return quote.length > longest ? `${quote.slice(0, longest - 1).trimEnd()}…` : quote;
}
