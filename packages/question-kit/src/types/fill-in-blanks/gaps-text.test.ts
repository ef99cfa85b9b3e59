import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapFromSelection } from './gap-selection.ts';
import { gapInText, gapsFromText, gapsToText } from './gaps-text.ts';
import type { FillInBlanksItem } from './schema.ts';
import { cpuTimeMs } from '../../primitives/testing/cpu-time.ts';

function strip(items: readonly FillInBlanksItem[]): object[] {
  return items.map((item) => ({ ...item, id: '' }));
}

function idsInOrder(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `g${last}`;
  };
}

const signs = fc.stringMatching(/^[a-b[\]|\\* \n]{1,12}$/u);

/** Content as the kit writes it: no two runs beside each other, no empty answers, no white space around them. */
const anyContent: fc.Arbitrary<FillInBlanksItem[]> = fc
  .array(
    fc.oneof(
      fc.record({ type: fc.constant('text'), text: fc.oneof(signs, fc.string({ minLength: 1, maxLength: 20 })) }),
      fc.record({
        type: fc.constant('gap'),
        id: fc.constant('any'),
        answers: fc.array(
          fc
            .oneof(signs, fc.string({ unit: 'grapheme' }))
            .map((text) => text.trim())
            .filter((text) => text !== ''),
          { maxLength: 3 },
        ),
      }),
    ),
  )
  .map((items) => items.filter((item, index) => item.type === 'gap' || items[index - 1]?.type !== 'text'));

describe('gaps in a text', () => {
  it('are read with their alternatives', () => {
    expect(gapsFromText('Bees make [[honey|wax]], not [[ milk ]].', idsInOrder())).toEqual([
      { type: 'text', text: 'Bees make ' },
      { type: 'gap', id: 'g1', answers: ['honey', 'wax'] },
      { type: 'text', text: ', not ' },
      { type: 'gap', id: 'g2', answers: ['milk'] },
      { type: 'text', text: '.' },
    ]);
  });

  it.each([
    ['left open', 'a [[b', [{ type: 'text', text: 'a [[b' }]],
    [
      'left open before another',
      'a [[b and [[c]]',
      [
        { type: 'text', text: 'a [[b and ' },
        { type: 'gap', id: 'g1', answers: ['c'] },
      ],
    ],
    [
      'after a bracket',
      '[[[b]]',
      [
        { type: 'text', text: '[' },
        { type: 'gap', id: 'g1', answers: ['b'] },
      ],
    ],
    ['empty', '[[]]', [{ type: 'gap', id: 'g1', answers: [] }]],
    ['escaped', String.raw`\[[b]]`, [{ type: 'text', text: '[[b]]' }]],
    ['with escaped signs', String.raw`[[a\|b|c\]\]]]`, [{ type: 'gap', id: 'g1', answers: ['a|b', 'c]]'] }]],
    ['with a literal star', String.raw`[[5 \* 3]]`, [{ type: 'gap', id: 'g1', answers: [String.raw`5 \* 3`] }]],
  ])('are understood when %s', (_, text, items) => {
    expect(gapsFromText(text, idsInOrder())).toEqual(items);
  });

  it('survive being written and read, whatever signs they hold', () => {
    fc.assert(
      fc.property(anyContent, (items) => {
        expect(gapsFromText(gapsToText(items), () => 'any')).toEqual(items);
      }),
      { numRuns: 1000 },
    );
  });

  it('are found quickly in a long text with many that are left open', async () => {
    expect(await cpuTimeMs(() => gapsFromText('[[a '.repeat(20_000)))).toBeLessThan(400);
  });
});

describe('a gap made of selected words', () => {
  const content: FillInBlanksItem[] = [{ type: 'text', text: 'Bees make honey here.' }];

  it('leaves the white space around them in the text', () => {
    expect(gapFromSelection(content, 0, 9, 16)).toMatchObject([
      { type: 'text', text: 'Bees make ' },
      { type: 'gap', answers: ['honey'] },
      { type: 'text', text: ' here.' },
    ]);
    expect(gapInText('Bees make honey here.', 9, 16)).toBe('Bees make [[honey]] here.');
  });

  it('leaves the text on both sides formatted as it was', () => {
    const run: FillInBlanksItem = { type: 'text', text: 'Bees make honey', formatting: ['u'] };
    expect(strip(gapFromSelection([run], 0, 5, 9))).toEqual([
      { ...run, text: 'Bees ', id: '' },
      { type: 'gap', answers: ['make'], id: '' },
      { ...run, text: ' honey', id: '' },
    ]);
  });

  it('means the selected text, stars and all', () => {
    expect(gapFromSelection([{ type: 'text', text: '5 * 3' }], 0, 0, 5)).toMatchObject([
      { answers: [String.raw`5 \* 3`] },
    ]);
    expect(gapsFromText(gapInText('5 * 3', 0, 5) ?? '')).toMatchObject([{ answers: [String.raw`5 \* 3`] }]);
  });

  it('is refused where nothing or a gap is selected', () => {
    expect(gapFromSelection(content, 0, 4, 5)).toBe(content);
    expect(gapFromSelection(content, 7, 0, 4)).toBe(content);
    expect(gapInText('a [[b]] c', 0, 9)).toBeNull();
    expect(gapInText('a [[b]] c', 4, 5)).toBeNull();
    expect(gapInText('a   c', 1, 3)).toBeNull();
  });

  it('gives the same through the text as through the items', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-b\\*|\] ]{1,20}$/u), fc.nat(20), fc.nat(20), (text, one, other) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)];
        const run: FillInBlanksItem[] = [{ type: 'text', text }];
        const viaText = gapInText(text, start, end);
        fc.pre(viaText !== null && !text.includes('\\'));
        expect(strip(gapsFromText(viaText ?? ''))).toEqual(strip(gapFromSelection(run, 0, start, end)));
      }),
    );
  });
});
