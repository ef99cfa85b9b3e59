import type { TypeSheet } from '../../primitives/type-sheet.ts';
import {
  secondsField,
  sharedMaximaFields,
  speakingAccessibility,
  speakingKeys,
} from '../../families/speaking/sheet-parts.ts';

export const speakingQaSheet: TypeSheet = {
  name: 'Spoken answers',
  examines:
    'An interview: prompts come one at a time, are read or heard, and are answered aloud. A person marks four components.',
  fields: [
    ['content[].text', 'The prompt; may be empty where it is heard.'],
    ['content[].audio?', 'The prompt, spoken.'],
    secondsField,
    ...sharedMaximaFields,
    ['spontaneityFluencyMark', 'The most for spontaneity and fluency.'],
    ['pronunciationIntonationMark', 'The most for pronunciation and intonation.'],
  ],
  keys: speakingKeys,
  accessibility: speakingAccessibility,
  good: [
    'Go from the easy to the open question.',
    'Give time to prepare where a student has to think, none where they should react.',
  ],
  bad: ['Ask what can be answered by yes or no.', 'Examine memory: a prompt stays in sight while it is answered.'],
};
