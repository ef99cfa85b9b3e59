const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** Editor messages of writing tasks, in English. */
export const writingEditorEn = {
  rubricPlaceholder: 'Set the task: whom they write to, about what, and what to include',
  minWords: 'Words at least',
  maxWords: 'Words at most',
  optional: 'optional',
  marks: 'Marks',
  contentMark: 'Content, at most',
  languageMark: 'Language, at most',
  marksHint: 'In points; halves are allowed.',
  total: (points: number) => `${counted(points, 'point', 'points')} together`,
  modelPlaceholder: 'A text that would earn full marks',
};
