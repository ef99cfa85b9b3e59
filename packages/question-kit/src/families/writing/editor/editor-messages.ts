import { editorMessageSet } from '../../../primitives/editor/messages/message-set.ts';

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** Editor messages of writing tasks, in English. */
const writingEditorEn = {
  rubricPlaceholders: {
    essay: 'Set the task: whom they write to, about what, and what to include',
    photo: 'Set the task: “Describe the photo. Say who is in it and what they are doing.”',
    summary: 'Set the task: “Summarise the text in your own words.”',
  },
  minWords: 'Minimum number of words',
  maxWords: 'Maximum number of words',
  optional: 'optional',
  marks: 'Marks',
  contentMark: 'Content, at most',
  languageMark: 'Language, at most',
  marksHint: 'Halves are allowed.',
  total: (points: number) => `${counted(points, 'mark', 'marks')} in total`,
  modelPlaceholder: 'A text that would earn all marks',
};

export const writingEditorMessages = editorMessageSet('writing', writingEditorEn);
