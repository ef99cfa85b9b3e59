import type { DemoAttempt } from './attempt.ts';

/** The open reading homework: the machine has marked two, one is half done. */
export const readingAttempts: DemoAttempt[] = [
  {
    student: 'emily',
    startedAgo: 44,
    submittedAfter: 62,
    answers: {
      nightAmongThePines: { choices: 'c a b be a c' },
      cabinInTheMountains: {
        gaps: [
          ['logs', 'mud', 'snow', 'lake', 'sunrise', 'wood'],
          ['Evans', 'wolf', 'owls', 'breathing', 'sawing', 'candle', 'hour'],
          ['laugh', 'underneath', 'live', 'trap', 'night'],
          ['chink', 'dazed', 'eerie', 'lair'],
        ],
      },
      birdsWithoutFear: { choices: 'b d a c bd d' },
    },
  },
  {
    student: 'layla',
    startedAgo: 50,
    submittedAfter: 71,
    answers: {
      nightAmongThePines: { choices: 'c a b be d b' },
      cabinInTheMountains: {
        gaps: [
          ['logs', 'hay', 'snow', 'lake', 'sunrise', 'wood'],
          ['Evans', 'wolf', 'owls', 'breathing', 'sawing', 'candel', 'hour'],
          ['laughed', 'under', 'stay', 'catch', 'night'],
          ['chinks', 'entranced', 'eerie', 'lair'],
        ],
      },
      birdsWithoutFear: { choices: 'b d a c bc d' },
    },
  },
  {
    student: 'mei',
    startedAgo: 3,
    answers: {
      nightAmongThePines: { choices: 'c a b b - -' },
      cabinInTheMountains: {
        gaps: [
          ['logs', 'mud', 'snow', 'stream', '', ''],
          ['', '', '', '', '', '', ''],
          ['', '', '', '', ''],
          ['', '', '', ''],
        ],
      },
    },
  },
];

/** Vocabulary homework: one handed in on time, one late. */
export const vocabularyAttempts: DemoAttempt[] = [
  {
    student: 'sofia',
    startedAgo: 4 * 24,
    submittedAfter: 18,
    answers: {
      wordsThatGoTogether: { choices: 'c b a d ad be' },
      wordsInUse: {
        gaps: [
          ['arrival', 'dangerous', 'unfortunately', 'braveness', 'darkness'],
          ['for', 'of', 'in', 'of', 'about'],
          ['down', 'out', 'up', 'off'],
          ['keep', 'make', 'take', 'catch'],
        ],
      },
    },
    releasedAgo: 40,
  },
  {
    student: 'omar',
    startedAgo: 20,
    submittedAfter: 25,
    answers: {
      wordsThatGoTogether: { choices: 'c a a c ac bd' },
      wordsInUse: {
        gaps: [
          ['arriving', 'dangerous', 'unfortunatly', 'bravery', 'darkness'],
          ['for', 'from', 'in', 'of', 'about'],
          ['down', 'out', 'up', 'over'],
          ['keep', 'do', 'take', 'catch'],
        ],
      },
    },
  },
];

/** The bilingual set: one released, one in progress. */
export const bilingualAttempts: DemoAttempt[] = [
  {
    student: 'khaled',
    startedAgo: 5 * 24,
    submittedAfter: 43,
    answers: {
      bearQuestions: { choices: 'c a b bd' },
      bearWords: {
        gaps: [
          ['scent', 'noise', 'meadow', 'listening', 'hat'],
          ['cautious', 'defence', 'fiercly', 'silence'],
          ['because', 'as', 'will'],
        ],
      },
    },
    releasedAgo: 4 * 24,
  },
  {
    student: 'aisha',
    startedAgo: 26,
    answers: {
      bearQuestions: { choices: 'c d - -' },
    },
  },
];
