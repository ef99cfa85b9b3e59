import type { DemoAnswer } from '../attempts/attempt.ts';
import type { DemoName } from '../people.ts';

/** What a student has done with one demo lecture. */
export interface DemoView {
  student: DemoName;
  /** The number of the lecture, from 0. */
  lecture: number;
  hoursAgo: number;
  /** How much was watched from the start, in percent. */
  percent: number;
  /** The tries at its questions, in the order of the questions. */
  answers: readonly (readonly DemoAnswer[])[];
  /** Where the student went back to, and what was not understood, in seconds. */
  rewoundTo?: readonly number[];
  notUnderstood?: readonly number[];
  /** Notes of one's own, by their second. */
  notes?: Readonly<Record<number, string>>;
}

const choose = (choices: string): DemoAnswer => ({ choices });
const fill = (...words: string[]): DemoAnswer => ({ gaps: [words] });

/** Students who have finished, who are part-way through and who have just begun. */
export const demoViews: readonly DemoView[] = [
  {
    student: 'student',
    lecture: 0,
    hoursAgo: 50,
    percent: 100,
    answers: [
      [choose('a'), choose('b')],
      [fill('1998'), fill('2001')],
    ],
    rewoundTo: [47, 46],
    notes: { 17: 'Read what comes after the gap!' },
  },
  {
    student: 'student',
    lecture: 1,
    hoursAgo: 3,
    percent: 42,
    answers: [[choose('c')]],
    notUnderstood: [31],
  },
  { student: 'layla', lecture: 0, hoursAgo: 60, percent: 100, answers: [[choose('b')], [fill('2001')]] },
  {
    student: 'layla',
    lecture: 1,
    hoursAgo: 59,
    percent: 100,
    answers: [[choose('c')], [fill('1', '2', '1', '1')], [choose('b')]],
  },
  {
    student: 'omar',
    lecture: 0,
    hoursAgo: 20,
    percent: 63,
    answers: [[choose('a'), choose('c')]],
    rewoundTo: [47],
    notUnderstood: [48],
  },
  { student: 'sofia', lecture: 0, hoursAgo: 8, percent: 100, answers: [[choose('b')], [fill('1998'), fill('2001')]] },
  {
    student: 'sofia',
    lecture: 1,
    hoursAgo: 7,
    percent: 68,
    answers: [[choose('a'), choose('c')], [fill('1', '1', '2', '1')]],
  },
  { student: 'mei', lecture: 1, hoursAgo: 1, percent: 18, answers: [] },
];
