import type { TypeSheet } from '../../primitives/type-sheet.ts';
import { speakingAccessibility, speakingKeys } from '../../families/speaking/sheet-parts.ts';

export const videoSpeakingSheet: TypeSheet = {
  name: 'Answer a video',
  examines:
    'Reacting to somebody who speaks to you: watch the video, then answer by camera or microphone. Comes with a task, not with the authoring form.',
  fields: [
    ['video', 'The video to answer.'],
    ['captions?', 'Its captions by language; the student chooses one, or none.'],
    ['mark?', 'What it is worth; 1 when absent.'],
    ['prepSeconds?, answerSeconds?', 'Time to prepare and to answer; without them a student takes what is needed.'],
    [
      'tries?',
      'How often the answer may be recorded; as often as wanted when absent. Hosts count it over all devices.',
    ],
  ],
  keys: speakingKeys,
  accessibility: [
    ...speakingAccessibility,
    'Give the video captions: without them it cannot be done without hearing. C turns them off and on.',
  ],
  good: ['Let the speaker ask two or three clear questions.', 'Keep the video under a minute.'],
  bad: ['Demand a camera: a voice is enough for every mark.', 'Hide the questions in small talk.'],
};
