import type { Task } from '@rubrica/api-client/contract';
import type { DemoAttempt } from './attempts/attempt.ts';
import { emailAttempts } from './attempts/email.ts';
import { bilingualAttempts, readingAttempts, vocabularyAttempts } from './attempts/reading.ts';
import { timedMockAttempts } from './attempts/timed-mock.ts';
import { travelEssayAttempts } from './attempts/travel-essay.ts';
import type { DemoGroupName, DemoName } from './people.ts';
import { mockPapers, type DemoQuestionName } from './questions.ts';

/** A task with all that happened in it. Times are hours from now; negative ones are past. */
export interface DemoTask {
  title: string;
  kind: Task['kind'];
  instructions: string;
  questions: readonly DemoQuestionName[];
  groups: readonly DemoGroupName[];
  status: Task['status'];
  opensInHours?: number;
  dueInHours?: number;
  closesInHours?: number;
  timeLimitMinutes?: number;
  extraTime?: readonly { student: DemoName; minutes: number }[];
  showModelAnswer?: Task['showModelAnswer'];
  attempts: DemoAttempt[];
}

const day = 24;

/** Every kind of task a student may meet: open, timed, upcoming, late and closed; and a draft that only staff see. */
export const demoTasks: readonly DemoTask[] = [
  {
    title: 'Homework 1: An email to a friend',
    kind: 'homework',
    instructions: 'Plan for five minutes, write for twenty, and keep five to read it again.',
    questions: ['emailToAFriend'],
    groups: ['general'],
    status: 'closed',
    opensInHours: -18 * day,
    dueInHours: -15 * day + 2,
    closesInHours: -14 * day,
    attempts: emailAttempts,
  },
  {
    title: 'Homework 2: Words for travellers',
    kind: 'homework',
    instructions: 'No dictionary, please: you will see afterwards why each answer is right or wrong.',
    questions: ['wordsThatGoTogether', 'wordsInUse'],
    groups: ['general'],
    status: 'published',
    opensInHours: -6 * day,
    dueInHours: -1 * day,
    closesInHours: 5 * day,
    attempts: vocabularyAttempts,
  },
  {
    title: 'Homework 3: Visitors and the places they love',
    kind: 'homework',
    instructions: 'An essay of 200 to 250 words. Both notes, and one idea of your own.',
    questions: ['essayOnTravel'],
    groups: ['general'],
    status: 'published',
    opensInHours: -5 * day,
    dueInHours: 1 * day,
    closesInHours: 8 * day,
    attempts: travelEssayAttempts,
  },
  {
    title: 'Homework 4: Reading, mock paper 1',
    kind: 'homework',
    instructions: 'Three passages. Read each one to the end before you look at the questions.',
    questions: mockPapers.first.reading,
    groups: ['general'],
    status: 'published',
    opensInHours: -3 * day,
    dueInHours: 4 * day,
    closesInHours: 11 * day,
    attempts: readingAttempts,
  },
  {
    title: 'Timed mock: paper 2, Reading and Writing',
    kind: 'quiz',
    instructions:
      '<p>90 minutes without a pause. The clock runs on when you leave the page; your answers are kept.</p>',
    questions: [...mockPapers.second.reading, ...mockPapers.second.writing],
    groups: ['advanced'],
    status: 'published',
    opensInHours: -2 * day,
    dueInHours: 4 * day,
    closesInHours: 5 * day,
    timeLimitMinutes: 90,
    extraTime: [{ student: 'ingrid', minutes: 20 }],
    showModelAnswer: 'after-close',
    attempts: timedMockAttempts,
  },
  {
    title: 'Timed mock: paper 2, Reading',
    kind: 'quiz',
    instructions: '60 minutes. Begin when you have a quiet hour.',
    questions: mockPapers.second.reading,
    groups: ['general'],
    status: 'published',
    opensInHours: -1 * day,
    dueInHours: 6 * day,
    closesInHours: 7 * day,
    timeLimitMinutes: 60,
    showModelAnswer: 'after-close',
    attempts: [],
  },
  {
    title: 'Timed mock: paper 1, Writing',
    kind: 'quiz',
    instructions: '80 minutes for both tasks.',
    questions: mockPapers.first.writing,
    groups: ['general', 'advanced'],
    status: 'published',
    opensInHours: 3 * day,
    dueInHours: 10 * day,
    closesInHours: 10 * day,
    timeLimitMinutes: 80,
    showModelAnswer: 'after-close',
    attempts: [],
  },
  {
    title: 'Meeting a bear · لقاء مع دبّ',
    kind: 'homework',
    instructions: 'اقرأ النصّ مرّتين قبل أن تجيب. معاني الكلمات الصعبة تحته.',
    questions: ['bearQuestions', 'bearWords'],
    groups: ['bilingual'],
    status: 'published',
    opensInHours: -6 * day,
    dueInHours: 6 * day,
    closesInHours: 9 * day,
    attempts: bilingualAttempts,
  },
  {
    title: 'Final mock: paper 1, Reading and Writing',
    kind: 'quiz',
    instructions: '',
    questions: [...mockPapers.first.reading, ...mockPapers.first.writing],
    groups: ['general'],
    status: 'draft',
    timeLimitMinutes: 150,
    attempts: [],
  },
];
