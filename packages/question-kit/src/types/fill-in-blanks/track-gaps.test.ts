import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FillInBlanksItem, Gap } from './schema.ts';
import { trackedTextOf, trackGaps, withContent } from './track-gaps.ts';

const gap = (id: string, ...answers: string[]): Gap => ({ type: 'gap', id, answers, why: `why-${id}`, mark: 2 });
const run = (text: string): FillInBlanksItem => ({ type: 'text', text });

/** An author's text field: a caret, a clipboard, and an editor that can undo. */
class Field {
  content: FillInBlanksItem[];
  clipboard = '';
  #tracked;
  #made = 0;
  readonly #history: FillInBlanksItem[][] = [];

  constructor(content: FillInBlanksItem[]) {
    this.content = content;
    this.#tracked = trackedTextOf(content);
  }
  get text(): string {
    return this.#tracked.text;
  }
  get gaps(): Gap[] {
    return this.content.filter((item) => item.type === 'gap');
  }
  get ids(): string[] {
    return this.gaps.map(({ id }) => id);
  }
  replace(start: number, end: number, words: string): void {
    this.#history.push(this.content);
    const next = this.text.slice(0, start) + words + this.text.slice(end);
    const edited = trackGaps(this.#tracked, next, start + words.length, () => `new-${(this.#made += 1)}`);
    this.#tracked = withContent(edited.tracked, edited.content);
    this.content = edited.content;
  }
  type(at: number, words: string): void {
    for (const [index, letter] of [...words].entries()) this.replace(at + index, at + index, letter);
  }
  cut(start: number, end: number): void {
    this.clipboard = this.text.slice(start, end);
    this.replace(start, end, '');
  }
  paste(at: number): void {
    this.replace(at, at, this.clipboard);
  }
  undo(): void {
    const before = this.#history.pop();
    if (!before) return;
    this.content = before;
    this.#tracked = withContent(this.#tracked, before);
  }
}

const zoo = () => new Field([run('At the '), gap('g1', 'lion'), run(' and the '), gap('g2', 'bear'), run('.')]);

describe('a gap whose text is edited', () => {
  it.each([0, 7, 15, 24, 32])('keeps its id, mark and explanation when a gap is typed elsewhere, at %d', (at) => {
    const field = zoo();
    const before = field.gaps;
    field.type(at, '[[zoo]]');
    expect(field.gaps.filter(({ id }) => !id.startsWith('new-'))).toEqual(before);
    expect(field.gaps.filter(({ id }) => id.startsWith('new-'))).toMatchObject([{ answers: ['zoo'] }]);
    expect(field.gaps.find(({ answers }) => answers[0] === 'zoo')).not.toHaveProperty('why');
  });

  it('is itself after its answers are rewritten, and after its brackets were broken and mended', () => {
    const field = zoo();
    field.type(13, 'ess|cub');
    expect(field.gaps[0]).toEqual({ ...gap('g1', 'lioness', 'cub') });
    const end = field.text.indexOf(']]');
    field.replace(end, end + 1, '');
    expect(field.ids).toEqual(['g2']);
    field.type(0, 'Now: ');
    field.type(field.text.indexOf(']'), ']');
    expect(field.gaps[0]).toEqual({ ...gap('g1', 'lioness', 'cub') });
  });

  it('goes where it is pasted, and a copy of it is a new one', () => {
    const field = zoo();
    field.cut(7, 15);
    expect(field.ids).toEqual(['g2']);
    field.paste(field.text.length);
    expect(field.ids).toEqual(['g2', 'g1']);
    expect(field.gaps[1]).toEqual(gap('g1', 'lion'));
    field.paste(0);
    expect(field.ids).toEqual(['new-1', 'g2', 'g1']);
  });

  it('is the second of two equal ones when the first is put in front of it', () => {
    const field = new Field([gap('g1', 'lion')]);
    field.replace(0, 0, '[[lion]]');
    expect(field.ids).toEqual(['new-1', 'g1']);
  });

  it('is not given twice after an undo', () => {
    const field = new Field([gap('g1', 'lion')]);
    field.cut(0, 8);
    field.type(0, '[[lion]]');
    expect(field.ids).toEqual(['new-1']);
    for (let step = 0; step < 9; step += 1) field.undo();
    expect(field.ids).toEqual(['g1']);
    field.clipboard = '[[lion]]';
    field.paste(8);
    expect(new Set(field.ids).size).toBe(2);
    expect(field.ids[0]).toBe('g1');
  });
});

type Step = { do: 'type' | 'cut' | 'paste' | 'undo'; at: number; length: number; words: string };

const anyStep: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('type', 'cut', 'paste', 'undo'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(12),
  words: fc.oneof(
    fc.constantFrom('[[zoo]]', '[[', ']]', '[', '|', String.raw`\[`),
    fc.stringMatching(/^[a-c |[\]]{1,9}$/u),
  ),
});

describe('any sequence of keystrokes', () => {
  it('never gives an id to two gaps, and tracks what it shows', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        const field = zoo();
        for (const step of steps) {
          const at = Math.floor(step.at * field.text.length);
          if (step.do === 'type') field.type(at, step.words);
          else if (step.do === 'cut') field.cut(at, at + step.length);
          else if (step.do === 'paste') field.paste(at);
          else field.undo();
          expect(new Set(field.ids).size).toBe(field.ids.length);
          for (const { id, why } of field.gaps) expect(why).toBe(id.startsWith('new-') ? undefined : `why-${id}`);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves every gap alone that it does not touch', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 20 }), (steps) => {
        const field = zoo();
        const before = field.gaps;
        for (const step of steps) {
          const outside = [...field.text.matchAll(/\[\[(?:lion|bear)\]\]/gu)];
          // Places in the text around the two gaps; a backslash before a gap would make text of it.
          const places = [...field.text]
            .map((_, at) => at)
            .filter((at) => at > 0 && !outside.some(({ index }) => at >= index && at <= index + 8));
          const at = places[Math.floor(step.at * places.length)] ?? 0;
          if (step.do === 'type') field.type(at, step.words);
          else if (step.do === 'undo') field.undo();
          else if (step.do === 'paste') field.paste(at);
          else {
            const next = outside.find(({ index }) => index >= at)?.index ?? field.text.length;
            field.cut(at, Math.min(at + step.length, next));
          }
          // A cut can bring a bracket or a backslash up to a gap, which is then part of its text.
          if (/[\\[]\[\[(?:lion|bear)\]\]/u.test(field.text)) return;
          expect(field.gaps.filter(({ id }) => id === 'g1' || id === 'g2')).toEqual(before);
        }
      }),
      { numRuns: 500 },
    );
  });
});
