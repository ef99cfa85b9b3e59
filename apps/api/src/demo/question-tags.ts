import type { DemoQuestionName } from './questions.ts';

/** The tags of the demo questions. */
export const demoQuestionTags: Partial<Record<DemoQuestionName, readonly string[]>> = {
  nightAmongThePines: ['Travel', 'Nature'],
  cabinInTheMountains: ['Travel', 'Nature'],
  birdsWithoutFear: ['Nature'],
  lectureOnACandle: ['Science'],
  noiseInTheSickroom: ['Health'],
  languageOfTheRiver: ['Nature', 'Work'],
  emailToAFriend: ['Travel', 'Letters'],
  essayOnTravel: ['Travel', 'Opinion'],
  reportOnNoise: ['Health', 'Reports'],
  essayOnExpertKnowledge: ['Work', 'Opinion'],
};
