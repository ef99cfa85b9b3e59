import type { AnswerEntry } from '@rubrica/question-kit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeAnswers } from './merge-answers.ts';

const entry = (text: string): AnswerEntry => ({ studentAnswer: text, studentMark: 0 });
const content = (texts: readonly string[], flagged = false) => ({ answers: texts.map(entry), flagged });
const textsOf = ({ answers }: { answers: readonly AnswerEntry[] }) =>
  answers.map((each) => [each].flat().map(({ studentAnswer }) => studentAnswer)[0] ?? '');

it('takes of each block what was changed, here or elsewhere', () => {
  const { content: merged, disputed } = mergeAnswers(
    { base: content(['a', '', '', '']), mine: content(['a', '', '', 'four']), theirs: content(['a', 'two', '', '']) },
    'mine',
  );
  expect(textsOf(merged)).toEqual(['a', 'two', '', 'four']);
  expect(disputed).toEqual([]);
});

it('takes an answer of which there was nothing at first for one without anything', () => {
  const { content: merged, disputed } = mergeAnswers(
    { base: { answers: [], flagged: false }, mine: content(['one', '']), theirs: content(['', 'two'], true) },
    'mine',
  );
  expect(textsOf(merged)).toEqual(['one', 'two']);
  expect(merged.flagged).toBe(true);
  expect(disputed).toEqual([]);
});

it('names the blocks that both changed, and takes of the others what was changed', () => {
  const versions = { base: content(['', '', '']), mine: content(['m', 'm', '']), theirs: content(['t', '', 't']) };
  expect(mergeAnswers(versions, 'mine').disputed).toEqual([0]);
  expect(textsOf(mergeAnswers(versions, 'mine').content)).toEqual(['m', 'm', 't']);
  expect(textsOf(mergeAnswers(versions, 'theirs').content)).toEqual(['t', 'm', 't']);
});

it('asks about no block that both changed to the same', () => {
  const versions = { base: content(['']), mine: content(['same']), theirs: content(['same']) };
  expect(mergeAnswers(versions, 'mine').disputed).toEqual([]);
});

it('takes what was sent without a reply, and came back with their change, for what both were made from', () => {
  // B is stored; A was sent and its reply lost; another tab joined question 2 to it; the student goes back to B.
  const versions = {
    base: content(['B', '']),
    sent: content(['A', '']),
    mine: content(['B', '']),
    theirs: content(['A', 'two']),
  };
  const { content: merged, disputed } = mergeAnswers(versions, 'mine');
  expect(textsOf(merged)).toEqual(['B', 'two']);
  expect(disputed).toEqual([]);
  expect(
    mergeAnswers({ ...versions, sent: content(['A', ''], true), theirs: content(['A', 'two'], true) }, 'mine').content
      .flagged,
  ).toBe(false);
});

it('loses nothing that one side alone has written', () => {
  const texts = fc.array(fc.constantFrom('', 'a', 'b'), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(
      texts,
      texts,
      texts,
      fc.constantFrom('mine' as const, 'theirs' as const),
      (base, mine, theirs, kept) => {
        const { content: merged, disputed } = mergeAnswers(
          { base: content(base), mine: content(mine), theirs: content(theirs) },
          kept,
        );
        for (const [index, text] of textsOf(merged).entries()) {
          if (disputed.includes(index)) expect(text).toBe((kept === 'mine' ? mine : theirs)[index]);
          else if (mine[index] !== base[index]) expect(text).toBe(mine[index]);
          else expect(text).toBe(theirs[index]);
        }
      },
    ),
  );
});
