import type { DemoAttempt } from './attempt.ts';

/** The open reading homework: the machine has marked two, one is half done. */
export const readingAttempts: DemoAttempt[] = [
  {
    student: 'emily',
    startedHoursAgo: 44,
    submittedAfterMinutes: 62,
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
    startedHoursAgo: 50,
    submittedAfterMinutes: 71,
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
    startedHoursAgo: 3,
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

/** Vocabulary homework: one submitted on time, one late. */
export const vocabularyAttempts: DemoAttempt[] = [
  {
    student: 'sofia',
    startedHoursAgo: 4 * 24,
    submittedAfterMinutes: 18,
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
    releasedHoursAgo: 40,
  },
  {
    student: 'omar',
    startedHoursAgo: 20,
    submittedAfterMinutes: 25,
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
    startedHoursAgo: 5 * 24,
    submittedAfterMinutes: 43,
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
    releasedHoursAgo: 4 * 24,
  },
  {
    student: 'aisha',
    startedHoursAgo: 26,
    answers: {
      bearQuestions: { choices: 'c d - -' },
    },
  },
];
