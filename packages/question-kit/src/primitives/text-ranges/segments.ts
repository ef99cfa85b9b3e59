import type { Annotation } from '../schema/answer-parts.ts';

/** A stretch of a text under the same comments. */
export interface Segment {
  /** UTF-16 offset of its first character. */
  start: number;
  text: string;
  /** The comments that lie on it, in the order of `inOrder`. */
  ids: string[];
  /** The comments that end with it: their numbers are shown here. */
  ending: string[];
}

/** Where a comment lies. */
export type Range = Pick<Annotation, 'start' | 'end'>;

/** Comments as the text is read: by where they begin, the longer one first. Their numbers follow this order. */
export function inOrder<One extends Range>(annotations: readonly One[]): One[] {
  return annotations.toSorted((one, other) => one.start - other.start || other.end - one.end);
}

/** A range kept inside a text; comments may outlive an answer that has been returned and shortened. */
export function within(range: Range, length: number): Range {
  const start = Math.min(Math.max(range.start, 0), length);
  return { start, end: Math.min(Math.max(range.end, start), length) };
}

/**
 * A text cut wherever a comment begins or ends, so that overlapping ones can both be drawn. The pieces put together are
 * the text again, and none is empty.
 */
export function segmentsOf(text: string, annotations: readonly (Range & { id: string })[]): Segment[] {
  const placed = inOrder(annotations).map((one) => ({ id: one.id, ...within(one, text.length) }));
  const cuts = new Set([0, text.length]);
  for (const { start, end } of placed) cuts.add(start).add(end);
  const edges = [...cuts].toSorted((one, other) => one - other);
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? text.length;
    const lying = placed.filter((one) => one.start <= start && one.end >= end && one.end > one.start);
    return {
      start,
      text: text.slice(start, end),
      ids: lying.map(({ id }) => id),
      ending: lying.filter((one) => one.end === end).map(({ id }) => id),
    };
  });
}
