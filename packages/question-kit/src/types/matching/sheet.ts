import type { TypeSheet } from '../../primitives/type-sheet.ts';

export const matchingSheet: TypeSheet = {
  name: 'Matching',
  examines:
    'Whether a student sees what belongs together: speakers and views, headings and paragraphs, halves of sentences, words and meanings. Each pair is worth one mark, so half of it earns half.',
  fields: [
    ['content[].left', 'Stands in the author’s order.'],
    ['content[].right', 'Belongs to it; offered in an order that says nothing.'],
    ['content[].why?', 'Why they belong together; shown after release.'],
    ['distractors?', 'Rights that belong nowhere. With fewer rights than lefts, each may be used again.'],
  ],
  keys: [
    ['Tab', 'To the places, then to the choices: one stop each.'],
    ['Arrow keys, Home, End', 'Walk through the places, or through the choices.'],
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
