import type { Annotation } from '../schema/answer-parts.ts';
import type { AnnotationId } from '../schema/ids.ts';

/** A part of a text that has the same comments throughout. */
export interface Segment {
  /** UTF-16 offset of its first character. */
  start: number;
  text: string;
  /** The ids of its comments, in the order of `sortByPosition`. */
  ids: string[];
  /** The ids of the comments that end with it; their numbers are shown here. */
  ending: string[];
}

/** The range of a comment, in UTF-16 offsets. */
export type Range = Pick<Annotation, 'start' | 'end'>;

/** Sorts comments by start, the longer one first. They are numbered in this order. */
export function sortByPosition<Ranged extends Range>(annotations: readonly Ranged[]): Ranged[] {
  return annotations.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Limits a range to a text, because a returned answer may have become shorter than its comments. */
export function clampRange(range: Range, length: number): Range {
  const start = Math.min(Math.max(range.start, 0), length);
  return { start, end: Math.min(Math.max(range.end, start), length) };
}

/**
 * Splits a text at the start and end of every comment, so that overlapping comments can be rendered. The segments make up
 * the whole text, and none is empty.
 */
export function segmentsOf(text: string, annotations: readonly (Range & { id: AnnotationId })[]): Segment[] {
  const orderedRanges = sortByPosition(annotations).map((range) => ({
    id: range.id,
    ...clampRange(range, text.length),
  }));
  const cuts = new Set([0, text.length]);
  for (const { start, end } of orderedRanges) cuts.add(start).add(end);
  const edges = [...cuts].toSorted((a, b) => a - b);
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? text.length;
    const covering = orderedRanges.filter(
      (range) => range.start <= start && range.end >= end && range.end > range.start,
    );
    return {
      start,
      text: text.slice(start, end),
      ids: covering.map(({ id }) => id),
      ending: covering.filter((range) => range.end === end).map(({ id }) => id),
    };
  });
}
