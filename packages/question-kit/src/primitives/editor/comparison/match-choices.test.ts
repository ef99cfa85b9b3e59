import { expect, test } from 'vitest';
import { emptyDraft } from '../../../assembly/core/defaults.ts';
import { matchAnswer } from '../../comparison/match-answer.ts';
import { applyAction } from '../../../assembly/draft/draft-action.ts';
import { gapsFromText } from '../../../types/fill-in-blanks/gaps-text.ts';
import { matchForAll, defaultMatch, omitDefaults } from './match-choices.ts';
import type { FillInBlanksBlock } from '../../../types/fill-in-blanks/schema.ts';

test('default settings are not stored', () => {
  expect(omitDefaults({ ...defaultMatch })).toBeUndefined();
  expect(omitDefaults({ ...defaultMatch, case: 'exact', contractions: true })).toEqual({
    case: 'exact',
    contractions: true,
  });
});

test('the default settings compare as no settings do', () => {
  const answers = ['Café', "don't"];
  for (const given of ['café', 'CAFE', 'cafee', 'do not', 'dont', 'Cafe!']) {
    expect(matchAnswer(given, answers, defaultMatch)).toEqual(matchAnswer(given, answers));
  }
});

test('the settings of one gap are copied to all others', () => {
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
