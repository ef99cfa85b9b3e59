import { accentsNote, matchField, type TypeSheet } from '../../primitives/type-sheet.ts';

export const fillInBlanksSheet: TypeSheet = {
  name: 'Fill in the blanks',
  examines:
    'Grammar, vocabulary and spelling in their sentence, or listening for a detail. Gaps are typed into, or filled from a box of words.',
  fields: [
    ['content[]', 'Runs of text (`type: "text"`) and gaps (`type: "gap"`), in reading order.'],
    [
      'content[].formatting?',
      'Tags of rich text that format a run of text: `strong`, `em`, `u`, `s`, `sub`, `sup`, `mark`, `code`.',
    ],
    [
      'content[].answers',
      'What a gap accepts; the first is the model answer. `*` stands for anything, `\\*` for a star.',
    ],
    matchField,
    ['content[].mark?', 'What the gap is worth; 1 when absent.'],
    ['content[].why?', 'Shown after release.'],
    ['boxOptions', 'The gaps are filled from a word box: each gap’s first answer, and the distractors.'],
    ['distractors?', 'Words of the box that fit nowhere.'],
  ],
  keys: [
    ['Tab', 'From gap to gap.'],
    ['Enter', 'On to the next gap (typed).'],
    ['Arrow keys, Home, End', 'Walk through the words of the box, or through the gaps.'],
    ['Enter or Space', 'Pick a word or a gap; on the other of the two, put it in.'],
    ['Delete or Backspace', 'Take the word out of its gap.'],
    ['Escape', 'Let go of what is picked.'],
  ],
  accessibility: [
    'Each gap has a name with its number and the total; the text around it stays text.',
    'The word box works by pointer, touch and keyboard, and says what went where.',
    accentsNote,
  ],
  good: [
    'Write the text in one field and set gaps as `[[answer]]`.',
    'Underline the words that the question is about.',
    'List every answer a good student may give; try them in the tester beside the gap.',
    'Put more words in the box than there are gaps.',
  ],
  bad: [
    'Take two words that depend on each other out of one sentence.',
    'Forgive typing errors where spelling is examined.',
  ],
};
