import type { TypeSheet } from './type-sheet.ts';

export const mcq: TypeSheet = {
  name: 'Multiple choice',
  examines:
    'Whether a student tells the right statement from plausible ones: gist, detail, attitude, a word in its context. Marked by the machine at once, with a reason for every option.',
  fields: [
    ['content[].text', 'The option, in plain text; it also describes the picture, where there is one.'],
    ['content[].correct', 'In the key. Several right options make it multi-select.'],
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
    'Right and wrong are told by words and signs in the review, never by colour alone.',
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

export const matching: TypeSheet = {
  name: 'Matching',
  examines:
    'Whether a student sees what belongs together: speakers and views, headings and paragraphs, halves of sentences, words and meanings. Each pair is worth one point, so half of it earns half.',
  fields: [
    ['content[].left', 'Stands in the author’s order.'],
    ['content[].right', 'Belongs to it; offered in an order that says nothing.'],
    ['content[].why?', 'Why they belong together; shown after release.'],
    ['distractors?', 'Rights that belong nowhere. With fewer rights than lefts, each may be used again.'],
  ],
  keys: [
    ['Tab', 'To the places, then to the choices: one stop each.'],
    ['← → ↑ ↓, Home, End', 'Walk through the places, or through the choices.'],
    ['Enter or Space', 'Pick a choice or a place; on the other of the two, match them.'],
    ['Delete or Backspace', 'Take out what is matched.'],
    ['Escape', 'Let go of what is picked.'],
  ],
  accessibility: [
    'Dragging, tapping one and then the other, and the keyboard do the same; each step is announced.',
    'Every place says what it is matched with; taking out has a button of its own.',
  ],
  good: [
    'Add one or two distractors, so that the last pair is not given away.',
    'Keep one side short: it is read again and again.',
  ],
  bad: [
    'Make more than ten pairs in a block: split it.',
    'Let grammar give it away (only one right begins with a verb).',
  ],
};
