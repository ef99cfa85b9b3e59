import type { TypeSheet } from '../../primitives/type-sheet.ts';

/** Fields of every writing block. */
export const writingFields: TypeSheet['fields'] = [
  ['contentMark', 'The maximum mark for content.'],
  ['languageMark', 'The most that can be earned for language.'],
  ['minWords?, maxWords?', 'The length that is asked for; counted while one writes, never enforced.'],
];
/** Keys while writing a text. */
export const writingKeys: TypeSheet['keys'] = [
  ['Tab', 'Into the text, and on.'],
  ['Ctrl or Cmd Z', 'Undo, as in any text field.'],
];
/** What is true of every writing task. */
export const writingAccessibility = [
  'A plain text area: dictation, spell checkers and magnifiers work as they do elsewhere.',
  'The count of words is said when a limit is near, not with every word.',
];
