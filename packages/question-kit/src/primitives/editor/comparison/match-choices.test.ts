import { expect, test } from 'vitest';
import { emptyDraft } from '../../../assembly/core/defaults.ts';
import { matchAnswer } from '../../comparison/match-answer.ts';
import { applyAction } from '../../../assembly/draft/draft-action.ts';
import { gapsFromText } from '../../../types/fill-in-blanks/gaps-text.ts';
import { matchForAll, usualMatch, withoutUsual } from './match-choices.ts';
import type { FillInBlanksBlock } from '../../../types/fill-in-blanks/schema.ts';

test('what is usual is not stored, so that a block an author left alone stays as it was', () => {
  expect(withoutUsual({ ...usualMatch })).toBeUndefined();
  expect(withoutUsual({ ...usualMatch, case: 'exact', contractions: true })).toEqual({
    case: 'exact',
    contractions: true,
  });
});

test('the usual comparison is the one that is made where an author says nothing', () => {
  const answers = ['Café', "don't"];
  for (const given of ['café', 'CAFE', 'cafee', 'do not', 'dont', 'Cafe!']) {
    expect(matchAnswer(given, answers, usualMatch)).toEqual(matchAnswer(given, answers));
  }
});

test('one gap passes its comparison on to all the others', () => {
  const content = gapsFromText('[[a]] [[b]] [[c]]').map((item, place) =>
    item.type === 'gap'
      ? { ...item, match: place === 0 ? ({ typos: 1 } as const) : ({ case: 'exact' } as const) }
      : item,
  );
  const block: FillInBlanksBlock = {
    type: 'FillInBlanks',
    rubric: '',
    autoCorrected: false,
    boxOptions: false,
    content,
  };
  const [after] = applyAction({ ...emptyDraft(), questions: [block] }, matchForAll(0, 0)).questions;
  const matches =
    after?.type === 'FillInBlanks' ? after.content.flatMap((item) => (item.type === 'gap' ? [item.match] : [])) : [];
  expect(matches).toEqual([{ typos: 1 }, { typos: 1 }, { typos: 1 }]);
});
