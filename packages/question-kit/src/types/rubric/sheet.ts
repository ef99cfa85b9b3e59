import type { TypeSheet } from '../../primitives/type-sheet.ts';

export const rubricSheet: TypeSheet = {
  name: 'Instructions',
  examines: 'Nothing: it is read, not answered. It says what comes, and may stand between the blocks of any question.',
  fields: [],
  keys: [['Tab', 'Passes by, unless there is a link in it.']],
  accessibility: [
    'It is part of the reading order, with headings and lists as such.',
    'It has no number, so that numbers count what is to be done.',
  ],
  good: ['Say what to do, how many, and how long it takes.', 'Work one example through.'],
  bad: ['Repeat it in every question.', 'Hide a condition in the middle of a paragraph.'],
};
