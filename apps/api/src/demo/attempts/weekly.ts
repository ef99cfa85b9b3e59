import type { DemoAttempt } from './attempt.ts';

const dayHours = 24;

/** An attempt at a short task of one week, marked by the machine and released the day after. */
function weekly(student: DemoAttempt['student'], daysAgo: number, answers: DemoAttempt['answers']): DemoAttempt {
  const startedHoursAgo = daysAgo * dayHours;
  return { student, startedHoursAgo, submittedAfterMinutes: 22, answers, releasedHoursAgo: startedHoursAgo - dayHours };
}

/** Results of two children of one parent over six weeks: reading gets better, vocabulary is good from the start. */
export const weeklyAttempts = {
  firstReading: [
    weekly('student', 45, { nightAmongThePines: { choices: 'a a c be d b' } }),
    weekly('layla', 45, { nightAmongThePines: { choices: 'c a b be d b' } }),
  ],
  firstWords: [
    weekly('student', 38, { wordsThatGoTogether: { choices: 'c b a c ad be' } }),
    weekly('layla', 38, { wordsThatGoTogether: { choices: 'c a a d ad bd' } }),
  ],
  secondReading: [
    weekly('student', 31, { birdsWithoutFear: { choices: 'b d c c bd a' } }),
    weekly('layla', 31, { birdsWithoutFear: { choices: 'b d a c bc d' } }),
  ],
  secondWords: [weekly('student', 24, { wordsThatGoTogether: { choices: 'c b a d ad bd' } })],
  thirdReading: [
    weekly('student', 10, { birdsWithoutFear: { choices: 'b d a c bc d' } }),
    weekly('layla', 10, { birdsWithoutFear: { choices: 'b d a c bd d' } }),
  ],
  thirdWords: [
    weekly('student', 3, { wordsThatGoTogether: { choices: 'c b a d ad be' } }),
    weekly('layla', 3, { wordsThatGoTogether: { choices: 'c b a c ad be' } }),
  ],
} satisfies Record<string, DemoAttempt[]>;
