import type { TypeSheet } from '../../primitives/type-sheet.ts';
import { writingAccessibility, writingFields, writingKeys } from '../../families/writing/sheet-parts.ts';

export const writingSummariesSheet: TypeSheet = {
  name: 'Summary',
  examines:
    'Reading for what matters and saying it shorter in one’s own words. The source stays in sight beside the editor.',
  fields: [['input[]: text', 'The text to be summarised.'], ...writingFields],
  keys: writingKeys,
  accessibility: writingAccessibility,
  good: ['Take a text with three or four points that can be told apart.', 'Set both limits of words.'],
  bad: ['Take a list: there is nothing to leave out.', 'Expect an opinion that the question does not ask for.'],
};
