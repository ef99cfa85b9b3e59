const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const pairs = (count: number) => `${number.format(count)} ${rules.select(count) === 'one' ? 'pair' : 'pairs'}`;
const others = (count: number) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? 'distractor' : 'distractors'}`;

/** Editor messages for matching, in English. */
export const matchingEditorEn = {
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
        ? `Make ${pairs(count)}`
        : count === 0
          ? `Make ${others(alone)}`
          : `Make ${pairs(count)} and ${others(alone)}`,
  pasted: (count: number, alone: number) =>
    alone === 0 ? `${pairs(count)} added` : `${pairs(count)} and ${others(alone)} added`,
  removed: (position: number) => `Pair ${number.format(position)} deleted`,
  moved: (position: number, total: number) =>
    `Pair moved to place ${number.format(position)} of ${number.format(total)}`,
  distractors: 'Choices that belong nowhere',
  distractor: (position: number) => `Choice ${number.format(position)} that belongs nowhere`,
  addDistractor: 'Add a choice',
  removeDistractor: (text: string) => `Remove ${text}`,
};
