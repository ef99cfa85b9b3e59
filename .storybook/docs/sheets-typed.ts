import type { TypeSheet } from './type-sheet.ts';

const match: TypeSheet['fields'][number] = [
  'content[].match?',
  'How a typed answer is compared: case, accents, typing errors, punctuation, contractions. Quotes, dashes and spaces are always alike.',
];
const accents = 'Letters of the language that a keyboard may lack stand in a bar under the field.';

export const fillInBlanks: TypeSheet = {
  name: 'Fill in the blanks',
  examines:
    'Grammar, vocabulary and spelling in their sentence, or listening for a detail. Gaps are typed into, or filled from a box of words.',
  fields: [
    ['content[]', 'Runs of text (`type: "text"`) and gaps (`type: "gap"`), in reading order.'],
    [
      'content[].answers',
      'What a gap accepts; the first is the model answer. `*` stands for anything, `\\*` for a star.',
    ],
    match,
    ['content[].mark?', 'What the gap is worth; 1 when absent.'],
    ['content[].why?', 'Shown after release.'],
    ['boxOptions', 'The gaps are filled from a word box: each gap’s first answer, and the distractors.'],
    ['distractors?', 'Words of the box that fit nowhere.'],
  ],
  keys: [
    ['Tab', 'From gap to gap.'],
    ['Enter', 'On to the next gap (typed).'],
    ['← → ↑ ↓, Home, End', 'Walk through the words of the box, or through the gaps.'],
    ['Enter or Space', 'Pick a word or a gap; on the other of the two, put it in.'],
    ['Delete or Backspace', 'Take the word out of its gap.'],
    ['Escape', 'Let go of what is picked.'],
  ],
  accessibility: [
    'Each gap has a name with its number and the total; the text around it stays text.',
    'The word box works by pointer, touch and keyboard, and says what went where.',
    accents,
  ],
  good: [
    'Write the text in one field and set gaps as `[[answer]]`.',
    'List every answer a good student may give; try them in the tester beside the gap.',
    'Put more words in the box than there are gaps.',
  ],
  bad: [
    'Take two words that depend on each other out of one sentence.',
    'Forgive typing errors where spelling is examined.',
  ],
};

export const shortAnswers: TypeSheet = {
  name: 'Short answers',
  examines:
    'Whether a student can find and say something in a few words, without options to lean on. Marked by the machine where a key can list the answers, by a person where it cannot.',
  fields: [
    ['answersCount', 'How many fields there are.'],
    ['content[].prompt?', 'What the field asks for.'],
    ['content[].answers', 'What it accepts; empty leaves it to a person.'],
    match,
    ['content[].mark?', 'What it is worth; 1 when absent.'],
    ['content[].why?', 'Shown after release.'],
  ],
  keys: [
    ['Tab', 'From field to field.'],
    ['Enter', 'On to the next field.'],
  ],
  accessibility: ['Every field is named by its prompt, or by its number.', accents],
  good: [
    'Say how many words are allowed.',
    'Give fields that take the same answers the same list: they may come in any order.',
  ],
  bad: ['Ask for an opinion and let the machine mark it.', 'Accept “*”: it accepts everything.'],
};

export const noteTaking: TypeSheet = {
  name: 'Note taking',
  examines:
    'Listening or reading for the points that matter, as one takes notes: headings, bullet lines, and blanks in them. Stored as short answers; the question’s type gives it the look of a sheet.',
  fields: [
    [
      'content[].prompt?',
      'A line of the sheet, with ___ where the field stands. `# ` makes a title, `## ` a heading; further lines are notes without a field.',
    ],
    ['content[].answers', 'What the field accepts.'],
    match,
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
    accents,
  ],
  good: ['Keep the order of the recording.', 'Give lines without a blank in between: they tell where one is.'],
  bad: ['Ask for the very words, where a short form says as much.', 'Set two blanks in one line.'],
};
