import type { PaperQuestion } from './assembly/papers/authoring.ts';
import { bearQuestions } from './assembly/papers/bilingual/bear-questions.ts';
import { bearWords } from './assembly/papers/bilingual/bear-words.ts';
import { essayOnExpertKnowledge } from './assembly/papers/close-observation/essay-on-expert-knowledge.ts';
import { languageOfTheRiver } from './assembly/papers/close-observation/language-of-the-river.ts';
import { lectureOnACandle } from './assembly/papers/close-observation/lecture-on-a-candle.ts';
import { noiseInTheSickroom } from './assembly/papers/close-observation/noise-in-the-sickroom.ts';
import { reportOnNoise } from './assembly/papers/close-observation/report-on-noise.ts';
import { birdsWithoutFear } from './assembly/papers/journeys/birds-without-fear.ts';
import { cabinInTheMountains } from './assembly/papers/journeys/cabin-in-the-mountains.ts';
import { emailToAFriend } from './assembly/papers/journeys/email-to-a-friend.ts';
import { essayOnTravel } from './assembly/papers/journeys/essay-on-travel.ts';
import { nightAmongThePines } from './assembly/papers/journeys/night-among-the-pines.ts';
import { wordsInUse } from './assembly/papers/vocabulary/words-in-use.ts';
import { wordsThatGoTogether } from './assembly/papers/vocabulary/words-that-go-together.ts';

export { categoryNames, diplomaNames, levelNames, line } from './assembly/papers/authoring.ts';
export type { PaperQuestion } from './assembly/papers/authoring.ts';

/**
 * Questions of mock papers and vocabulary sets, by name: what a new school finds in its bank, and where a designer may begin.
 * Within this repository only; the package does not publish them.
 */
export const papers = {
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
} satisfies Record<string, PaperQuestion>;
