import { accentsNote, matchField, type TypeSheet } from '../../primitives/type-sheet.ts';

export const shortAnswersSheet: TypeSheet = {
  name: 'Short answers',
  examines:
    'Whether a student can find and say something in a few words, without options to lean on. Marked by the machine where a key can list the answers, by a person where it cannot.',
  fields: [
    ['answersCount', 'How many fields there are.'],
    ['content[].prompt?', 'What the field asks for.'],
    ['content[].answers', 'What it accepts; empty leaves it to a person.'],
    matchField,
    ['content[].mark?', 'What it is worth; 1 when absent.'],
    ['content[].why?', 'Shown after release.'],
  ],
  keys: [
    ['Tab', 'From field to field.'],
    ['Enter', 'On to the next field.'],
  ],
  accessibility: ['Every field is named by its prompt, or by its number.', accentsNote],
  good: [
    'Say how many words are allowed.',
    'Give fields that take the same answers the same list: they may come in any order.',
  ],
  bad: ['Ask for an opinion and let the machine mark it.', 'Accept “*”: it accepts everything.'],
};
