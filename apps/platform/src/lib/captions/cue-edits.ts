import { toCueText, type Cue } from './cue.ts';

/** A cue while it is edited; its id stays through every edit. */
export interface EditedCue extends Cue {
  id: number;
}

/** Cues in the order of their start. Every edit returns a new list. */
export type CueList = readonly EditedCue[];

/** How long a new cue stands. */
const newCueMs = 2000;
/** The least length that a new cue or a part of a split one gets. */
const leastMs = 100;

/** Returns cues in the order of their start, with ids. */
export function toCueList(cues: readonly Cue[]): CueList {
  return inOrder(cues.map(({ startMs, endMs, text }, id) => ({ id, startMs, endMs, text })));
}

/** Returns the cues without their ids, as the server stores them. */
export function toCues(list: CueList): Cue[] {
  return list.map(({ startMs, endMs, text }) => ({ startMs, endMs, text: toCueText(text) }));
}

function inOrder(list: CueList): CueList {
  return list.toSorted((a, b) => a.startMs - b.startMs || a.id - b.id);
}

function change(list: CueList, id: number, recipe: (cue: EditedCue) => Partial<Cue>): CueList {
  return inOrder(list.map((cue) => (cue.id === id ? { ...cue, ...recipe(cue) } : cue)));
}

function nextId(list: CueList): number {
  return list.reduce((highest, { id }) => Math.max(highest, id), -1) + 1;
}

/** A time that captions can hold. */
function toTime(timeMs: number): number {
  return Math.max(0, Math.round(timeMs));
}

/** Moves a cue's start. A cue that would end before it starts keeps its length instead of its end. */
export function setStart(list: CueList, id: number, timeMs: number): CueList {
  return change(list, id, ({ startMs, endMs }) => {
    const start = toTime(timeMs);
    return start < endMs || endMs <= startMs
      ? { startMs: start }
      : { startMs: start, endMs: start + (endMs - startMs) };
  });
}

export function setEnd(list: CueList, id: number, timeMs: number): CueList {
  return change(list, id, () => ({ endMs: toTime(timeMs) }));
}

export function setText(list: CueList, id: number, text: string): CueList {
  return change(list, id, () => ({ text }));
}

/** Moves a cue's start, end, or both. Both move no further back than to the start of the video, and keep their distance. */
export function nudge(list: CueList, id: number, side: 'start' | 'end' | 'both', byMs: number): CueList {
  const cue = list.find((each) => each.id === id);
  if (!cue) return list;
  if (side === 'start') return setStart(list, id, cue.startMs + byMs);
  if (side === 'end') return setEnd(list, id, cue.endMs + byMs);
  const by = Math.max(Math.round(byMs), -cue.startMs);
  return change(list, id, () => ({ startMs: cue.startMs + by, endMs: Math.max(0, cue.endMs + by) }));
}

/**
 * Adds an empty cue at a time, or behind the cue that stands there. It ends where the next begins, if that leaves it long
 * enough to be read.
 *
 * @returns the list, and the id of the new cue
 */
export function addCue(list: CueList, atMs: number): { list: CueList; id: number } {
  const at = toTime(atMs);
  const startMs = list.reduce((time, cue) => (cue.startMs <= time && time < cue.endMs ? cue.endMs : time), at);
  const next = list.find((cue) => cue.startMs >= startMs);
  const room = next ? next.startMs - startMs : newCueMs;
  const endMs = startMs + (room < leastMs ? newCueMs : Math.min(room, newCueMs));
  const id = nextId(list);
  return { list: inOrder([...list, { id, startMs, endMs, text: '' }]), id };
}

/**
 * Splits a cue in two that touch: its text at `caret`, its time at `atMs`. One that is missing, or outside the cue, is where
 * the other one would have it, as if every letter took the same time.
 *
 * @returns the list, and the id of the second part; null if the cue is too short to be split
 */
export function splitCue(
  list: CueList,
  id: number,
  at: { caret?: number | undefined; timeMs?: number | undefined },
): { list: CueList; id: number } | null {
  const cue = list.find((each) => each.id === id);
  if (!cue || cue.endMs - cue.startMs < 2 * leastMs) return null;
  const { startMs, endMs, text } = cue;
  const isWithin = (timeMs: number) => timeMs >= startMs + leastMs && timeMs <= endMs - leastMs;
  const timeMs = at.timeMs !== undefined && isWithin(at.timeMs) ? Math.round(at.timeMs) : undefined;
  const length = Math.max(text.length, 1);
  const share = (timeMs ?? (startMs + endMs) / 2) - startMs;
  const caret = at.caret ?? wordBoundaryNear(text, (share / (endMs - startMs)) * length);
  const byLetters = startMs + Math.round(((endMs - startMs) * caret) / length);
  const middle = timeMs ?? Math.min(Math.max(byLetters, startMs + leastMs), endMs - leastMs);
  const second = { id: nextId(list), startMs: middle, endMs, text: text.slice(caret).trim() };
  const first = { ...cue, endMs: middle, text: text.slice(0, caret).trim() };
  return { list: inOrder([...list.map((each) => (each.id === id ? first : each)), second]), id: second.id };
}

/** The end of a word that is nearest to a place in a text. */
function wordBoundaryNear(text: string, place: number): number {
  const ends = [...text.matchAll(/\s+/gu)].map(({ index }) => index);
  return ends.reduce(
    (nearest, end) => (Math.abs(end - place) < Math.abs(nearest - place) ? end : nearest),
    text.length,
  );
}

/** Joins a cue with the one after it: from the start of the first to the end of the last. */
export function joinWithNext(list: CueList, id: number): CueList {
  const index = list.findIndex((cue) => cue.id === id);
  const [cue, next] = [list[index], list[index + 1]];
  if (!cue || !next) return list;
  const text = [cue.text, next.text].filter((part) => part.trim() !== '').join(' ');
  const joined = { ...cue, endMs: Math.max(cue.endMs, next.endMs), text };
  return list.flatMap((each) => (each.id === next.id ? [] : [each.id === id ? joined : each]));
}

export function removeCue(list: CueList, id: number): CueList {
  return list.filter((cue) => cue.id !== id);
}

/** Moves all cues; no further back than until the first begins with the video, so that their distances stay. */
export function shiftAll(list: CueList, byMs: number): CueList {
  const [first] = list;
  if (!first) return list;
  const by = Math.max(Math.round(byMs), -first.startMs);
  return list.map((cue) => ({ ...cue, startMs: cue.startMs + by, endMs: Math.max(0, cue.endMs + by) }));
}
