import type { SampleQuestion } from './authoring.ts';
import { bearQuestions } from './bilingual/bear-questions.ts';
import { bearWords } from './bilingual/bear-words.ts';
import { essayOnExpertKnowledge } from './close-observation/essay-on-expert-knowledge.ts';
import { languageOfTheRiver } from './close-observation/language-of-the-river.ts';
import { lectureOnACandle } from './close-observation/lecture-on-a-candle.ts';
import { noiseInTheSickroom } from './close-observation/noise-in-the-sickroom.ts';
import { reportOnNoise } from './close-observation/report-on-noise.ts';
import { birdsWithoutFear } from './journeys/birds-without-fear.ts';
import { cabinInTheMountains } from './journeys/cabin-in-the-mountains.ts';
import { emailToAFriend } from './journeys/email-to-a-friend.ts';
import { essayOnTravel } from './journeys/essay-on-travel.ts';
import { nightAmongThePines } from './journeys/night-among-the-pines.ts';
import { wordsInUse } from './vocabulary/words-in-use.ts';
import { wordsThatGoTogether } from './vocabulary/words-that-go-together.ts';

export { categoryNames, diplomaNames, levelNames, line } from './authoring.ts';
export type { SampleQuestion } from './authoring.ts';

/**
 * Sample questions of mock papers and vocabulary sets, by name: the seed of a new school and the templates of the workbench.
 * Used in this repository only; the package does not publish them.
 */
export const samples = {
  nightAmongThePines,
  cabinInTheMountains,
  birdsWithoutFear,
  emailToAFriend,
  essayOnTravel,
  lectureOnACandle,
  noiseInTheSickroom,
  languageOfTheRiver,
  reportOnNoise,
  essayOnExpertKnowledge,
  wordsThatGoTogether,
  wordsInUse,
  bearQuestions,
  bearWords,
} satisfies Record<string, SampleQuestion>;
