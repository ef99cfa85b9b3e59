import { accentsNote, matchField, type TypeSheet } from '../../primitives/type-sheet.ts';

export const noteTakingSheet: TypeSheet = {
  name: 'Note taking',
  examines:
    'Listening or reading for the points that matter, as one takes notes: headings, bullet lines, and blanks in them. Stored as short answers; the question’s type gives it the look of a sheet.',
  fields: [
    [
      'content[].prompt?',
      'A line of the sheet, with ___ where the field stands. `# ` makes a title, `## ` a heading; further lines are notes without a field.',
    ],
    ['content[].answers', 'What the field accepts.'],
    matchField,
    ['content[].mark?', 'What the field is worth; 1 when absent.'],
    ['content[].why?', 'Shown after release.'],
    ['answersCount', 'How many fields there are.'],
  ],
  keys: [
    ['Tab', 'From blank to blank.'],
    ['Enter', 'On to the next blank.'],
  ],
  accessibility: [
    'Each blank is named by its number and the words of its line.',
    'Headings are headings, lines are list items.',
    accentsNote,
  ],
  good: [
    'Keep the order of the recording.',
    'Give lines without a blank in between: they show where in the recording one is.',
  ],
  bad: ['Ask for the very words, where a short form says as much.', 'Set two blanks in one line.'],
};
