import type { TypeSheet } from './type-sheet.ts';

export const rubric: TypeSheet = {
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

export const vocab: TypeSheet = {
  name: 'Word list',
  page: 'Vocabulary',
  examines:
    'Nothing: it teaches. Every word of the list or passage can be looked up, translated and heard, by what the host connects.',
  fields: [['rubric', 'The list, one word or phrase per line (“buoy – a float”), or a passage.']],
  keys: [
    ['Tab', 'Into the passage: one stop for all of its words.'],
    ['← →, Home, End', 'Walk through the words.'],
    ['Enter or Space', 'Open the word: look up, translate, hear.'],
    ['Escape', 'Close it; the focus is at the word again.'],
  ],
  accessibility: [
    'Words keep the language of the text, so that a screen reader pronounces them.',
    'What a host does not connect is not offered.',
  ],
  good: ['Ten to fifteen words a list.', 'Give the meaning it has here, not all of a dictionary.'],
  bad: ['Alphabetical lists: put together what belongs together.', 'Set it for marks: there are none.'],
};
