import type { TypeSheet } from '../../primitives/type-sheet.ts';
import { writingAccessibility, writingFields, writingKeys } from '../../families/writing/sheet-parts.ts';

export const writingEssaysSheet: TypeSheet = {
  name: 'Essay',
  examines:
    'Writing at length for a reader: essay, report, letter, review. A person marks content and language, with comments on words of the text.',
  fields: writingFields,
  keys: writingKeys,
  accessibility: [...writingAccessibility, 'A marker’s comments can be read from the text and as a list.'],
  good: ['Name the reader, the purpose and the length.', 'Write a model answer of the length you ask for.'],
  bad: [
    'Ask for more than the time allows: 250 words take 40 minutes.',
    'Leave both maxima at 0: nothing could be earned.',
  ],
};
