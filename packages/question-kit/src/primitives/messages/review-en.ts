import type { Decision } from '../marking/marks.ts';
import { writerOf } from './writer.ts';

const { number, counted } = writerOf('en');

const decisions: Record<Decision, string> = {
  exact: 'Exactly right.',
  alternative: 'Another answer that is accepted.',
  accent: 'Mind the accents.',
  typo: 'Accepted in spite of a small spelling slip.',
  partial: 'Some, but not all of it.',
  none: 'Not the right answer.',
  manual: 'A teacher decides on this one.',
};

/** What a student and their parents read after the marks are out. */
export const reviewEn = {
  markOf: (mark: number, maximum: number): string =>
    `${number(mark)} of ${counted(maximum, { one: '# mark', other: '# marks' })}`,
  result: 'Result',
  waiting: 'Waits for a teacher',
  waitingCount: (count: number): string =>
    counted(count, { one: 'One answer still waits for a teacher.', other: '# answers still wait for a teacher.' }),
  right: 'Right',
  partlyRight: 'Partly right',
  wrong: 'Not right',
  notAnswered: 'Not answered',
  yourAnswer: 'Your answer',
  rightAnswer: 'Right answer',
  decision: (decision: Decision): string => decisions[decision],
  overruled: 'A teacher has looked at this and given the mark.',
  markedBy: (names: readonly string[]): string => `Marked by ${new Intl.ListFormat('en').format(names)}`,
  accepted: (answers: string): string => `Accepted: ${answers}`,
  gapNumber: (position: number): string => `Gap ${number(position)}`,
  notes: 'Gap by gap',
  why: 'Why',
  modelAnswer: 'Model answer',
  content: 'Content',
  language: 'Language',
  comments: 'Comments in your text',
  overall: 'From your teacher',
  showInText: 'Show in the text',
  files: 'Files from your teacher',
};

/** The texts of the review view. */
export type ReviewMessages = typeof reviewEn;
