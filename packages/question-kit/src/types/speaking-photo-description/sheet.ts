import type { TypeSheet } from '../../primitives/type-sheet.ts';
import {
  secondsField,
  sharedMaximaFields,
  speakingAccessibility,
  speakingKeys,
} from '../../families/speaking/sheet-parts.ts';

export const speakingPhotoDescriptionSheet: TypeSheet = {
  name: 'Talk about a photo',
  examines:
    'Describing, comparing and guessing aloud. Each photo has a recording of its own; a person marks two components.',
  fields: [
    ['content[].image', 'The photo.'],
    ['content[].alt', 'What it shows, for those who cannot see it.'],
    secondsField,
    ...sharedMaximaFields,
  ],
  keys: [...speakingKeys, ['Enter', 'On the photo: enlarge it.']],
  accessibility: [...speakingAccessibility, 'The description must be enough to do the task by ear.'],
  good: ['Choose two photos that can be compared.', 'End with a choice and its reason.'],
  bad: ['Set more than two photos in a block: nobody speaks for six minutes.', 'Put text into the photo.'],
};
