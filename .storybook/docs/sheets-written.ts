import type { TypeSheet } from './type-sheet.ts';

const fields: TypeSheet['fields'] = [
  ['contentMark', 'The most that can be earned for content, in points.'],
  ['languageMark', 'The most that can be earned for language.'],
  ['minWords?, maxWords?', 'The length that is asked for; counted while one writes, never enforced.'],
];
const keys: TypeSheet['keys'] = [
  ['Tab', 'Into the text, and on.'],
  ['Ctrl or Cmd Z', 'Undo, as in any text field.'],
];
const shared = [
  'A plain text area: dictation, spell checkers and magnifiers work as they do elsewhere.',
  'The count of words is said when a limit is near, not with every word.',
];

export const writingEssays: TypeSheet = {
  name: 'Essay',
  examines:
    'Writing at length for a reader: essay, report, letter, review. A person marks content and language, with comments on words of the text.',
  fields,
  keys,
  accessibility: [...shared, 'A marker’s comments can be read from the text and as a list.'],
  good: ['Name the reader, the purpose and the length.', 'Write a model answer of the length you ask for.'],
  bad: [
    'Ask for more than the time allows: 250 words take 40 minutes.',
    'Leave both maxima at 0: nothing could be earned.',
  ],
};

export const writingPhotoDescription: TypeSheet = {
  name: 'Describe a photo',
  page: 'Photo description',
  examines:
    'Describing and guessing in writing: what is seen, where and why. The photo stands before the question and can be enlarged.',
  fields: [['input[]: image', 'The photo, with a description for those who cannot see it.'], ...fields],
  keys: [...keys, ['Enter', 'On the photo: enlarge it; Escape closes it again.']],
  accessibility: [...shared, 'Describe what a student needs for the task, not what you hope to read.'],
  good: ['Take a photo in which something happens.', 'Ask for a guess: what has happened before, what comes next.'],
  bad: [
    'Take a photo of famous people: it examines who knows them.',
    'Leave the description empty: nobody could do it by ear.',
  ],
};

export const writingSummaries: TypeSheet = {
  name: 'Summary',
  examines:
    'Reading for what matters and saying it shorter in one’s own words. The source stays in sight beside the editor.',
  fields: [['input[]: text', 'The text to be summarised.'], ...fields],
  keys,
  accessibility: shared,
  good: ['Take a text with three or four points that can be told apart.', 'Set both limits of words.'],
  bad: ['Take a list: there is nothing to leave out.', 'Expect an opinion that the question does not ask for.'],
};
