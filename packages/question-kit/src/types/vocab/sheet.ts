import type { TypeSheet } from '../../primitives/type-sheet.ts';

export const vocabSheet: TypeSheet = {
  name: 'Vocabulary',
  examines:
    'Nothing: it teaches. Every word of the list or passage can be looked up, translated and heard, by what the host connects.',
  fields: [['rubric', 'The list, one word or phrase per line (“buoy – a float”), or a passage.']],
  keys: [
    ['Tab', 'Into the passage: one stop for all of its words.'],
    ['Left Right, Home, End', 'Walk through the words.'],
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
