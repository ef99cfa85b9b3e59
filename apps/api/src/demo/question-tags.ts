import type { DemoQuestionName } from './questions.ts';

/** The tags of the demo questions. */
export const demoQuestionTags: Partial<Record<DemoQuestionName, readonly string[]>> = {
  nightAmongThePines: ['Travel', 'Nature', 'Close reading'],
  cabinInTheMountains: ['Travel', 'Nature'],
  birdsWithoutFear: ['Nature', 'Close reading'],
  lectureOnACandle: ['Science', 'Close reading'],
  noiseInTheSickroom: ['Health'],
  languageOfTheRiver: ['Nature', 'Work', 'Close reading'],
  emailToAFriend: ['Travel', 'Letters'],
  essayOnTravel: ['Travel', 'Opinion'],
  reportOnNoise: ['Health', 'Reports'],
  essayOnExpertKnowledge: ['Work', 'Opinion'],
};
