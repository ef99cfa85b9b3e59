import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCue,
  joinWithNext,
  nudge,
  removeCue,
  setEnd,
  setStart,
  setText,
  shiftAll,
  splitCue,
  toCueList,
  toCues,
  type CueList,
} from './cue-edits.ts';
import { changeCues, createCueHistory, redoCues, undoCues } from './cue-history.ts';
import { cueAt, findCueProblems } from './cue-problems.ts';
import { openImportProblems, toImportProblems } from './file-problems.ts';
import { readCaptions } from './read-captions.ts';

const list = toCueList([
  { startMs: 1000, endMs: 3000, text: 'Read the question first' },
  { startMs: 3000, endMs: 5000, text: 'Then the text' },
  { startMs: 9000, endMs: 10_000, text: 'Then answer' },
]);
const times = (cues: CueList) => cues.map(({ startMs, endMs }) => [startMs, endMs]);

const listArbitrary = fc
  .array(fc.record({ startMs: fc.nat(60_000), length: fc.integer({ min: -500, max: 5000 }), text: fc.string() }))
  .map((cues) =>
    toCueList(cues.map(({ startMs, length, text }) => ({ startMs, endMs: Math.max(0, startMs + length), text }))),
  );

type Edit = (cues: CueList) => CueList;
const editArbitrary: fc.Arbitrary<Edit> = fc
  .record({
    kind: fc.constantFrom('start', 'end', 'text', 'nudge', 'add', 'split', 'join', 'remove', 'shift'),
    place: fc.nat(20),
    ms: fc.integer({ min: -20_000, max: 70_000 }),
    side: fc.constantFrom('start', 'end', 'both'),
    caret: fc.nat(10),
  })
  .map(({ kind, place, ms, side, caret }) => (cues: CueList) => {
    const id = cues[place % Math.max(cues.length, 1)]?.id ?? 0;
    if (kind === 'start') return setStart(cues, id, ms);
    if (kind === 'end') return setEnd(cues, id, ms);
    if (kind === 'text') return setText(cues, id, 'changed');
    if (kind === 'nudge') return nudge(cues, id, side, ms);
    if (kind === 'add') return addCue(cues, ms).list;
    if (kind === 'split') return splitCue(cues, id, { caret, timeMs: ms })?.list ?? cues;
    if (kind === 'join') return joinWithNext(cues, id);
    if (kind === 'remove') return removeCue(cues, id);
    return shiftAll(cues, ms);
  });

describe('an edit', () => {
  it('moves a start, and keeps the length where the end would come first', () => {
    expect(times(setStart(list, 0, 500))[0]).toEqual([500, 3000]);
    expect(times(setStart(list, 2, 12_000))[2]).toEqual([12_000, 13_000]);
  });

  it('puts a cue where its new start belongs', () => {
    expect(setStart(list, 2, 0).map(({ id }) => id)).toEqual([2, 0, 1]);
  });

  it('moves a cue as a whole, no further than to the start of the video', () => {
    expect(times(nudge(list, 0, 'both', -100))[0]).toEqual([900, 2900]);
    expect(times(nudge(list, 0, 'both', -5000))[0]).toEqual([0, 2000]);
  });

  it('adds a cue at a time until the next begins, and behind one that stands there', () => {
    const added = addCue(list, 8000);
    expect(added.list.find(({ id }) => id === added.id)).toMatchObject({ startMs: 8000, endMs: 9000, text: '' });
    const behind = addCue(list, 1500);
    expect(behind.list.find(({ id }) => id === behind.id)).toMatchObject({ startMs: 5000, endMs: 7000 });
  });

  it('splits a cue at the caret, and at the time of the picture where that is within it', () => {
    expect(splitCue(list, 0, { caret: 8, timeMs: 1500 })?.list.slice(0, 2)).toMatchObject([
      { startMs: 1000, endMs: 1500, text: 'Read the' },
      { startMs: 1500, endMs: 3000, text: 'question first' },
    ]);
    const [first] = splitCue(list, 0, { caret: 8, timeMs: 60_000 })?.list ?? [];
    expect(first?.endMs).toBe(1000 + Math.round((2000 * 8) / 23));
  });

  it('splits at a time between two words', () => {
    expect(
      splitCue(list, 0, { timeMs: 2500 })
        ?.list.slice(0, 2)
        .map(({ text }) => text),
    ).toEqual(['Read the question', 'first']);
    expect(splitCue(setEnd(list, 0, 1100), 0, {})).toBeNull();
  });

  it('joins what was split', () => {
    const split = splitCue(list, 0, { caret: 8 });
    expect(toCues(joinWithNext(split?.list ?? [], 0))).toEqual(toCues(list));
    expect(joinWithNext(list, 2)).toBe(list);
  });

  it('moves all cues by the same time, with the first no earlier than the video', () => {
    fc.assert(
      fc.property(listArbitrary, fc.integer({ min: -100_000, max: 100_000 }), (cues, by) => {
        const moved = shiftAll(cues, by);
        const [first] = cues;
        const applied = Math.max(by, -(first?.startMs ?? 0));
        expect(moved.map(({ startMs }) => startMs)).toEqual(cues.map(({ startMs }) => startMs + applied));
        expect(shiftAll(moved, -applied).map(({ startMs }) => startMs)).toEqual(cues.map(({ startMs }) => startMs));
      }),
    );
  });

  it('leaves whole times from 0 on, cues in order and ids that are one of a kind, and never changes the list it is given', () => {
    fc.assert(
      fc.property(listArbitrary, fc.array(editArbitrary, { maxLength: 12 }), (start, edits) => {
        let cues = start;
        for (const edit of edits) {
          const before = structuredClone(cues);
          const after = edit(cues);
          expect(cues).toEqual(before);
          cues = after;
          expect(
            cues.every(({ startMs, endMs }) => [startMs, endMs].every((ms) => Number.isInteger(ms) && ms >= 0)),
          ).toBe(true);
          expect(cues.every(({ startMs }, index) => startMs >= (cues[index - 1]?.startMs ?? 0))).toBe(true);
          expect(new Set(cues.map(({ id }) => id)).size).toBe(cues.length);
        }
      }),
    );
  });
});

describe('the history', () => {
  it('returns through every edit, and back again', () => {
    fc.assert(
      fc.property(listArbitrary, fc.array(editArbitrary, { maxLength: 12 }), (start, edits) => {
        let history = createCueHistory(start);
        for (const edit of edits) history = changeCues(history, edit(history.list));
        const last = history.list;
        const steps = history.past.length;
        for (let step = 0; step < steps; step += 1) history = undoCues(history);
        expect(history.list).toBe(start);
        expect(undoCues(history).list).toBe(start);
        for (let step = 0; step < steps; step += 1) history = redoCues(history);
        expect(history.list).toBe(last);
        expect(redoCues(history).list).toBe(last);
      }),
    );
  });

  it('takes what was typed in one field back at once', () => {
    let history = createCueHistory(list);
    for (const text of ['H', 'He', 'Hello']) history = changeCues(history, setText(history.list, 0, text), 'text 0');
    history = changeCues(history, setText(history.list, 1, 'World'), 'text 1');
    expect(undoCues(undoCues(history)).list).toBe(list);
  });
});

it('finds what is wrong with each cue', () => {
  const cues = toCueList([
    { startMs: 0, endMs: 2000, text: 'One' },
    { startMs: 1000, endMs: 1000, text: ' ' },
    { startMs: 1500, endMs: 3000, text: 'Two' },
    { startMs: 9000, endMs: 9500, text: 'Three' },
  ]);
  expect([...findCueProblems(cues, 8000)]).toEqual([
    [1, ['ends-before-start', 'empty-text', 'overlaps']],
    [3, ['after-end']],
  ]);
});

it('knows the cue in the picture', () => {
  expect([0, 1000, 2999, 3000, 6000, 9999].map((ms) => cueAt(list, ms))).toEqual([undefined, 0, 0, 1, undefined, 2]);
});

it('forgets what was wrong in a file as it is corrected', () => {
  const text = '1\n00:00:01,000 --> later\nOne\n\n2\n00:00:05,000 --> 00:00:06,000\n';
  const read = readCaptions(new TextEncoder().encode(text));
  if (read.kind !== 'read') throw new Error('The file was refused.');
  const problems = toImportProblems(read.problems, read.cues);
  const open = (cues: CueList) => openImportProblems(problems, cues, findCueProblems(cues)).map(({ line }) => line);
  const cues = toCueList(read.cues);
  expect(open(cues)).toEqual([2, 6]);
  expect(open(setEnd(cues, 0, 4000))).toEqual([6]);
  expect(open(setText(setEnd(cues, 0, 4000), 1, 'Two'))).toEqual([]);
  expect(open(removeCue(cues, 1))).toEqual([2]);
});
