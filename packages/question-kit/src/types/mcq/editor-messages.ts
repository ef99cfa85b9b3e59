import { editorMessageSet } from '../../primitives/editor/messages/message-set.ts';

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** Editor messages of multiple choice, in English. */
const mcqEditorEn = {
  rubricPlaceholder: 'Ask the question',
  options: 'Options',
  option: (position: number) => `Option ${number.format(position)}`,
  correct: (position: number) => `Option ${number.format(position)} is right`,
  single: 'Students choose one.',
  multiple: (count: number) => `${number.format(count)} are right: students may choose several.`,
  noneRight: 'Tick what is right.',
  add: 'Add an option',
  paste: 'Paste a list',
  pasteTitle: 'Make options from a list',
  pasteHint: 'One option per line. A line that begins with * is right.',
  pasteLabel: 'List',
  quickList: 'Options, one per line',
  pasteMake: (count: number) => (count === 0 ? 'Make options' : `Make ${counted(count, 'option', 'options')}`),
  pasted: (count: number) => `${counted(count, 'option', 'options')} added`,
  addImage: 'Add a picture',
  removeImage: 'Remove the picture',
  removed: (position: number) => `Option ${number.format(position)} deleted`,
  moved: (position: number, total: number) =>
    `Option moved to position ${number.format(position)} of ${number.format(total)}`,
  empty: 'No options yet. Add them one by one, or paste a list.',
  step: 'Marks for some of the right options',
  steps: { any: 'Exact, such as a third', '0.25': 'In quarters', '0.5': 'In halves', '1': 'None: all or nothing' },
  stepEarns: (earned: readonly { count: number; mark: number }[], right: number) =>
    `Of ${number.format(right)} right options ${earned
      .map(({ count, mark }) => `${number.format(count)} earn${count === 1 ? 's' : ''} ${number.format(mark)}`)
      .join(', ')}. Wrong ones subtract as much.`,
};

export const mcqEditorMessages = editorMessageSet('mcq', mcqEditorEn);
