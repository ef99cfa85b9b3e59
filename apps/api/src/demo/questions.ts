import type { DemoQuestion } from './authoring.ts';
import { bearQuestions } from './papers/bilingual/bear-questions.ts';
import { bearWords } from './papers/bilingual/bear-words.ts';
import { essayOnExpertKnowledge } from './papers/close-observation/essay-on-expert-knowledge.ts';
import { languageOfTheRiver } from './papers/close-observation/language-of-the-river.ts';
import { lectureOnACandle } from './papers/close-observation/lecture-on-a-candle.ts';
import { noiseInTheSickroom } from './papers/close-observation/noise-in-the-sickroom.ts';
import { reportOnNoise } from './papers/close-observation/report-on-noise.ts';
import { birdsWithoutFear } from './papers/journeys/birds-without-fear.ts';
import { cabinInTheMountains } from './papers/journeys/cabin-in-the-mountains.ts';
import { emailToAFriend } from './papers/journeys/email-to-a-friend.ts';
import { essayOnTravel } from './papers/journeys/essay-on-travel.ts';
import { nightAmongThePines } from './papers/journeys/night-among-the-pines.ts';
import { wordsInUse } from './papers/vocabulary/words-in-use.ts';
import { wordsThatGoTogether } from './papers/vocabulary/words-that-go-together.ts';

/** Every question of the demo, by the name under which its tasks and answers speak of it. */
export const demoQuestions = {
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
} satisfies Record<string, DemoQuestion>;

/** A name of a demo question. */
export type DemoQuestionName = keyof typeof demoQuestions;

/** The names, paper by paper. */
export const demoQuestionNames = Object.keys(demoQuestions) as DemoQuestionName[];

/** The questions of the mock papers, part by part. */
export const mockPapers = {
  first: {
    reading: ['nightAmongThePines', 'cabinInTheMountains', 'birdsWithoutFear'],
    writing: ['emailToAFriend', 'essayOnTravel'],
  },
  second: {
    reading: ['lectureOnACandle', 'noiseInTheSickroom', 'languageOfTheRiver'],
    writing: ['reportOnNoise', 'essayOnExpertKnowledge'],
  },
} as const satisfies Record<string, Record<string, readonly DemoQuestionName[]>>;
