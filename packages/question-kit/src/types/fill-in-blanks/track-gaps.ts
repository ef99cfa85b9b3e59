import { freshId } from '../../primitives/schema/fresh-id.ts';
import { answersOf, gapPieces, gapsFromText, gapsToText, textOf, type GapPiece } from './gaps-text.ts';
import type { FillInBlanksItem, Gap } from './schema.ts';

/** A gap and where it stands in an author's text; while its brackets are broken, where what is left of it stands. */
interface GapRange {
  gap: Gap;
  start: number;
  end: number;
  isBroken: boolean;
}

/** An author's text, and which gap each part of it belongs to. */
export interface TrackedText {
  text: string;
  ranges: readonly GapRange[];
  /** Gaps of which no text is left: the last ones, which a paste can bring back. */
  removed: readonly Gap[];
}

/** `before.slice(start, oldEnd)` was replaced with `after.slice(start, newEnd)`. */
interface TextEdit {
  start: number;
  oldEnd: number;
  newEnd: number;
}

const mostRemoved = 100;

/** The text of some content, as its author types it. */
export function trackedTextOf(content: readonly FillInBlanksItem[]): TrackedText {
  const text = gapsToText(content);
  return { text, ranges: rangesOf(text, content), removed: [] };
}

/** The tracked text after a change of the content elsewhere: by an undo, or by an edit of one gap. */
export function withContent(tracked: TrackedText, content: readonly FillInBlanksItem[]): TrackedText {
  if (gapsToText(gapsFromText(tracked.text, String)) !== gapsToText(content)) return trackedTextOf(content);
  const ranges = rangesOf(tracked.text, content);
  const present = new Set(ranges.map(({ gap }) => gap.id));
  const broken = tracked.ranges.filter(({ gap, isBroken }) => isBroken && !present.has(gap.id));
  const removed = tracked.removed.filter(({ id }) => !present.has(id));
  return { text: tracked.text, ranges: [...ranges, ...broken], removed };
}

/**
 * The text after an edit, and its content. A gap keeps its id, `why`, `match` and `mark` as long as any of its text stands, also
 * while its brackets are broken; a gap that is cut and pasted elsewhere as a whole takes them along. Every other gap is new.
 *
 * @param caret the end of the selection after the edit; says which of several equal texts was typed
 */
export function trackGaps(
  tracked: TrackedText,
  next: string,
  caret: number,
  newId: () => string = freshId,
): { tracked: TrackedText; content: FillInBlanksItem[] } {
  const edit = editBetween(tracked.text, next, caret);
  const pieces = gapPieces(next);
  const taken = new Map<GapPiece, Gap>();
  const broken: GapRange[] = [];
  const gone: Gap[] = [];
  // A gap whose brackets stand comes before one whose brackets are broken.
  for (const range of tracked.ranges.toSorted((one, other) => Number(one.isBroken) - Number(other.isBroken))) {
    const parts = survivingParts(range, edit);
    const first = parts.at(0);
    const last = parts.at(-1);
    const holds = (piece: GapPiece) => parts.some(({ start, end }) => start < piece.end && piece.start < end);
    const piece = pieces.find((candidate) => candidate.gap && !taken.has(candidate) && holds(candidate));
    if (!first || !last) gone.push(range.gap);
    else if (piece) taken.set(piece, range.gap);
    else broken.push({ gap: range.gap, start: first.start, end: last.end, isBroken: true });
  }
  let removed = [...tracked.removed, ...gone].slice(-mostRemoved);
  const ranges: GapRange[] = [];
  const content = pieces.map((piece): FillInBlanksItem => {
    if (!piece.gap) return textOf(piece);
    const answers = answersOf(piece);
    const isPasted = edit.start <= piece.start && piece.end <= edit.newEnd;
    const before = taken.get(piece) ?? (isPasted ? removed.findLast((gap) => isSame(gap.answers, answers)) : undefined);
    removed = removed.filter((gap) => gap !== before);
    const gap: Gap = { ...(before ?? { type: 'gap', id: newId() }), answers };
    ranges.push({ gap, start: piece.start, end: piece.end, isBroken: false });
    return gap;
  });
  return { tracked: { text: next, ranges: [...ranges, ...broken], removed }, content };
}

/** Where the gaps of some content stand in its text. */
function rangesOf(text: string, content: readonly FillInBlanksItem[]): GapRange[] {
  const gaps = content.filter((item) => item.type === 'gap');
  const pieces = gapPieces(text).filter(({ gap }) => gap);
  return gaps.flatMap((gap, place) => {
    const piece = pieces[place];
    return piece ? [{ gap, start: piece.start, end: piece.end, isBroken: false }] : [];
  });
}

/** The one change that leads from a text to the next: the text after the caret stands as far as it is the same. */
function editBetween(before: string, after: string, caret: number): TextEdit {
  const least = Math.min(before.length, after.length);
  const mostAfter = Math.min(least, after.length - Math.min(Math.max(caret, 0), after.length));
  let same = 0;
  while (same < mostAfter && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  let start = 0;
  while (start < least - same && before[start] === after[start]) start += 1;
  return { start, oldEnd: before.length - same, newEnd: after.length - same };
}

/** What an edit leaves of a range, in the text after it. */
function survivingParts({ start, end }: GapRange, edit: TextEdit): { start: number; end: number }[] {
  const moved = edit.newEnd - edit.oldEnd;
  return [
    { start, end: Math.min(end, edit.start) },
    { start: Math.max(start, edit.oldEnd) + moved, end: end + moved },
  ].filter((part) => part.start < part.end);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((answer, place) => answer === other[place]);
}
