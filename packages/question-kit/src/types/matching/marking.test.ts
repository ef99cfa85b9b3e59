import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markAnswers } from '../../assembly/core/marking.ts';
import { toStudentView } from '../../assembly/core/student-view.ts';
import { validateAnswers } from '../../assembly/core/validate-answers.ts';
import { questionFixture } from '../../fixtures.ts';
import { arbitraries } from '../../testing/arbitraries.ts';
import { instrumentFixture, rhymeFixture, speakerFixture } from './fixtures.ts';
import { matchByText } from './match-by-text.ts';
import { markMatching } from './marking.ts';
import { rightsOf } from './rights.ts';
import type { MatchingBlock } from './schema.ts';
import { toMatchingStudentBlock } from './student-view.ts';

const { block } = instrumentFixture;
const rights = block.content.map(({ right }) => right);

describe('marking pairs', () => {
  it('gives a point per correct pair, and reports which pairs are correct', () => {
    const mark = markMatching(block, matchByText(block, [rights[1] ?? '', rights[0] ?? '', rights[2] ?? '', '']));
    expect(mark).toMatchObject({ mark: 1, maximum: 4, pending: false });
    expect(mark.items.map(({ itemId, decision }) => [itemId, decision])).toEqual([
      ['inst-barometer', 'none'],
      ['inst-anemometer', 'none'],
      ['inst-hygrometer', 'exact'],
      ['inst-seismograph', 'none'],
    ]);
  });

  it('takes either of two rights that read the same', () => {
    const [first, second, third] = rhymeFixture.right;
    if (!first || !second || !third) throw new Error('The fixture has three pairs.');
    expect(first.studentAnswer).not.toBe(third.studentAnswer);
    expect(markMatching(rhymeFixture.block, [third, second, first]).mark).toBe(3);
    expect(markMatching(rhymeFixture.block, [first, second, first]).mark).toBe(3);
  });

  it('lets fewer rights than lefts be given again, and knows them in either mode', () => {
    expect(rightsOf(speakerFixture.block)).toMatchObject({ reusable: true, rights: { length: 3 } });
    const more = { ...speakerFixture.block, distractors: ['Ravi, pilot', 'Lena, cook'] };
    expect(rightsOf(more)).toMatchObject({ reusable: false, rights: { length: 7 } });
    expect(markMatching(more, speakerFixture.right).mark).toBe(5);
    expect(
      markMatching(
        speakerFixture.block,
        matchByText(
          more,
          more.content.map(({ right }) => right),
        ),
      ).mark,
    ).toBe(5);
  });

  it('leaves to a person what has no right, and a choice that is no longer offered', () => {
    const open: MatchingBlock = {
      ...block,
      content: block.content.with(0, { id: 'open', left: 'Altimeter', right: ' ' }),
    };
    const given = matchByText(open, [rights[1] ?? '', '', '', '']);
    expect(markMatching(open, given)).toMatchObject({ pending: true, items: [{ decision: 'manual' }, {}, {}, {}] });
    const stale = [{ studentAnswer: 'r0123456789abcdef', studentMark: 0 }];
    expect(markMatching(block, stale)).toMatchObject({ pending: true, mark: 0 });
    expect(markMatching(block, [])).toMatchObject({ pending: false, mark: 0 });
  });

  it('waits for a person to confirm where the machine only proposes', () => {
    const { right } = speakerFixture;
    expect(markMatching(speakerFixture.block, right)).toMatchObject({ mark: 5, pending: true });
    const confirmed = right.map((entry) => ({ ...entry, studentMark: 1, reviewed: true }));
    expect(markMatching(speakerFixture.block, confirmed)).toMatchObject({ mark: 5, pending: false });
    const overruled = confirmed.with(0, { studentAnswer: '', studentMark: 0.5, reviewed: true });
    expect(markMatching(speakerFixture.block, overruled).mark).toBe(4.5);
  });
});

describe('the rights that students choose from', () => {
  it('reveal by neither id nor order what belongs to what: exchanging the rights of the pairs changes nothing', () => {
    fc.assert(
      fc.property(arbitraries.Matching.block, fc.nat(), (wild, turn) => {
        const turned = wild.content.map((pair, index) => ({
          ...pair,
          right: wild.content[(index + turn) % wild.content.length]?.right ?? '',
        }));
        expect(toMatchingStudentBlock({ ...wild, content: turned })).toStrictEqual(toMatchingStudentBlock(wild));
      }),
    );
  });

  it('do not reveal which of them belong nowhere', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/u), { minLength: 4, maxLength: 9 }), (words) => {
        expect(toMatchingStudentBlock(blockOf(words))).toStrictEqual(
          toMatchingStudentBlock(blockOf(words.toReversed())),
        );
      }),
    );
  });

  it('can always earn the maximum, each used no oftener than it may', () => {
    fc.assert(
      fc.property(arbitraries.Matching.block, (wild) => {
        const full = { ...wild, content: wild.content.map((pair) => ({ ...pair, right: pair.right.trim() || 'day' })) };
        const entry = matchByText(
          full,
          full.content.map(({ right }) => right),
        );
        expect(markMatching(full, entry).mark).toBe(full.content.length);
        const { rights: offered, reusable } = rightsOf(full);
        const given = entry.map(({ studentAnswer }) => studentAnswer);
        if (!reusable) expect(new Set(given).size).toBe(given.length);
        expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length);
      }),
    );
  });
});

it('is begun with one pair and complete with all, and its answer comes into being with the first match', () => {
  const question = { ...questionFixture('Matching'), questions: [block] };
  const view = toStudentView(question);
  expect(validateAnswers(view, []).overall).toBe('empty');
  expect(validateAnswers(view, [instrumentFixture.others['half of it'] ?? []]).overall).toBe('partial');
  expect(validateAnswers(view, [instrumentFixture.right]).overall).toBe('complete');
  expect(markAnswers(question, [[]])).toMatchObject({ mark: 0, maximum: 4, pending: false });
});

/** The first two words belong to lefts, the others nowhere. */
function blockOf(words: readonly string[]): MatchingBlock {
  const content = [0, 1].map((at) => ({ id: `pair-${at}`, left: `left ${at}`, right: words[at] ?? '' }));
  return { ...block, content, distractors: words.slice(2) };
}
