import type { TypeSheet } from '../../primitives/type-sheet.ts';

export const mcqSheet: TypeSheet = {
  name: 'Multiple choice',
  examines:
    'Whether a student tells the right statement from plausible ones: gist, detail, attitude, a word in its context. Marked by the machine at once, with a reason for every option.',
  fields: [
    ['content[].text', 'The option, in plain text; it also describes the picture, where there is one.'],
    ['content[].correct', 'In the key. Several right options make it multi-select.'],
    [
      'markStep?',
      'Counts some of several right options in steps of 0.25, 0.5 or 1 mark, rounded down; any part of the mark when absent.',
    ],
    ['content[].why?', 'Why the option is right or wrong; shown after release.'],
    ['content[].image?', 'A picture beside the text.'],
  ],
  keys: [
    ['Tab', 'Into the options; one stop for a single choice, one per box for several.'],
    ['↑ ↓', 'Choose the option before or after (single choice).'],
    ['Space', 'Choose, or tick and untick.'],
  ],
  accessibility: [
    'Native radio buttons and check boxes in a fieldset that the question names.',
    'Ruling an option out is a note to oneself: it is said, and never changes the answer.',
    'Right and wrong are shown by words and signs in the review, never by colour alone.',
  ],
  good: [
    'Make every wrong option the answer to a misreading that you have seen.',
    'Explain each option in “why”: that is where students learn.',
    'Say in the question how many are right, where several are.',
  ],
  bad: [
    'Let the right option be the longest, or the only one in full sentences.',
    'Offer “all of the above”: it examines the form, not the text.',
    'Ask what can be known without the text.',
  ],
};
