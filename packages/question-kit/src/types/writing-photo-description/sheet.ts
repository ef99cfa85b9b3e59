import type { TypeSheet } from '../../primitives/type-sheet.ts';
import { writingAccessibility, writingFields, writingKeys } from '../../families/writing/sheet-parts.ts';

export const writingPhotoDescriptionSheet: TypeSheet = {
  name: 'Describe a photo',
  examines:
    'Describing and guessing in writing: what is seen, where and why. The photo stands before the question and can be enlarged.',
  fields: [['input[]: image', 'The photo, with a description for those who cannot see it.'], ...writingFields],
  keys: [...writingKeys, ['Enter', 'On the photo: enlarge it; Escape closes it again.']],
  accessibility: [...writingAccessibility, 'Describe what a student needs for the task, not what you hope to read.'],
  good: ['Take a photo in which something happens.', 'Ask for a guess: what has happened before, what comes next.'],
  bad: [
    'Take a photo of famous people: it examines who knows them.',
    'Leave the description empty: nobody could do it by ear.',
  ],
};
