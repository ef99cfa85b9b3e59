import { editorMessageSet } from '../../primitives/editor/messages/message-set.ts';

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const pairsEn = (count: number) => `${number.format(count)} ${rules.select(count) === 'one' ? 'pair' : 'pairs'}`;
const othersEn = (count: number) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? 'distractor' : 'distractors'}`;

/** Editor messages for matching, in English. */
const matchingEditorEn = {
  rubricPlaceholder: 'Say what to match: “Match each word with its meaning.”',
  list: 'Pairs',
  left: 'First half',
  right: 'What belongs to it',
  pair: (position: number) => `Pair ${number.format(position)}`,
  leftOf: (position: number) => `Pair ${number.format(position)}: first half`,
  rightOf: (position: number) => `Pair ${number.format(position)}: what belongs to it`,
  empty: 'No pairs yet. Add them one by one, or paste a list.',
  reused: 'There are fewer choices than pairs: students may use each more than once.',
  once: 'Students use each choice once.',
  add: 'Add a pair',
  paste: 'Paste a list',
  pasteTitle: 'Make pairs from a list',
  pasteHint:
    'One pair per line, the halves parted by =, a tab or “ - ”. A line that begins with = is a choice that belongs nowhere.',
  pasteLabel: 'List',
  pasteMake: (count: number, alone: number) =>
    count + alone === 0
      ? 'Make pairs'
      : alone === 0
        ? `Make ${pairsEn(count)}`
        : count === 0
          ? `Make ${othersEn(alone)}`
          : `Make ${pairsEn(count)} and ${othersEn(alone)}`,
  pasted: (count: number, alone: number) =>
    alone === 0 ? `${pairsEn(count)} added` : `${pairsEn(count)} and ${othersEn(alone)} added`,
  removed: (position: number) => `Pair ${number.format(position)} deleted`,
  moved: (position: number, total: number) =>
    `Pair moved to position ${number.format(position)} of ${number.format(total)}`,
  distractors: 'Choices that belong nowhere',
  distractor: (position: number) => `Choice ${number.format(position)} that belongs nowhere`,
  addDistractor: 'Add a choice',
  removeDistractor: (text: string) => `Remove ${text}`,
};

export const matchingEditorMessages = editorMessageSet('matching', matchingEditorEn);
