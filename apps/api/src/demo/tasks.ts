import type { QuestionDraw, Task } from '@rubrica/api-client/contract';
import type { DemoAttempt } from './attempts/attempt.ts';
import { emailAttempts } from './attempts/email.ts';
import { bilingualAttempts, readingAttempts, vocabularyAttempts } from './attempts/reading.ts';
import { timedMockAttempts } from './attempts/timed-mock.ts';
import { travelEssayAttempts } from './attempts/travel-essay.ts';
import { weeklyAttempts } from './attempts/weekly.ts';
import type { DemoGroupName, DemoName } from './people.ts';
import { mockPapers, type DemoQuestionName } from './questions.ts';

/** A task with its attempts. Times are hours from now; negative ones are in the past. */
export interface DemoTask {
  title: string;
  kind: Task['kind'];
  instructions: string;
  questions: readonly DemoQuestionName[];
  /** What each attempt draws besides. */
  draws?: readonly QuestionDraw[];
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

const dayHours = 24;

/** A short task of one week, closed since; its answers are shown to nobody, because its question is used again. */
function weeklyTask(title: string, question: DemoQuestionName, daysAgo: number, attempts: DemoAttempt[]): DemoTask {
  return {
    title,
    kind: 'homework',
    instructions: 'Twenty minutes, once a week.',
    questions: [question],
    groups: ['general'],
    status: 'closed',
    opensInHours: -(daysAgo + 2) * dayHours,
    dueInHours: -(daysAgo - 1) * dayHours,
    closesInHours: -(daysAgo - 2) * dayHours,
    showModelAnswer: 'never',
    attempts,
  };
}

/** One task of every phase: open, timed, upcoming, late and closed, and a draft. A task of kind `vdo-lect` has all lectures, a speaking task the first one to answer. */
export const demoTasks: readonly DemoTask[] = [
  {
    title: 'Homework 1: An email to a friend',
    kind: 'homework',
    instructions: 'Plan for five minutes, write for twenty, and keep five to read it again.',
    questions: ['emailToAFriend'],
    groups: ['general'],
    status: 'closed',
    opensInHours: -18 * dayHours,
    dueInHours: -15 * dayHours + 2,
    closesInHours: -14 * dayHours,
    attempts: emailAttempts,
  },
  {
    title: 'Homework 2: Words for travellers',
    kind: 'homework',
    instructions: 'No dictionary, please: you will see afterwards why each answer is right or wrong.',
    questions: ['wordsThatGoTogether', 'wordsInUse'],
    groups: ['general'],
    status: 'published',
    opensInHours: -6 * dayHours,
    dueInHours: -1 * dayHours,
    closesInHours: 5 * dayHours,
    attempts: vocabularyAttempts,
  },
  {
    title: 'Homework 3: Visitors and the places they love',
    kind: 'homework',
    instructions: 'An essay of 200 to 250 words. Both notes, and one idea of your own.',
    questions: ['essayOnTravel'],
    groups: ['general'],
    status: 'published',
    opensInHours: -5 * dayHours,
    dueInHours: 1 * dayHours,
    closesInHours: 8 * dayHours,
    attempts: travelEssayAttempts,
  },
  {
    title: 'Homework 4: Reading, mock paper 1',
    kind: 'homework',
    instructions: 'Three passages. Read each one to the end before you look at the questions.',
    questions: mockPapers.first.reading,
    groups: ['general'],
    status: 'published',
    opensInHours: -3 * dayHours,
    dueInHours: 4 * dayHours,
    closesInHours: 11 * dayHours,
    attempts: readingAttempts,
  },
  {
    title: 'Lectures 1 and 2: listening and planning',
    kind: 'vdo-lect',
    instructions: 'Watch both to the end, and answer the questions in them.',
    questions: [],
    groups: ['general'],
    status: 'published',
    opensInHours: -4 * dayHours,
    dueInHours: 3 * dayHours,
    closesInHours: 10 * dayHours,
    attempts: [],
  },
  {
    title: 'Speaking 1: Retell what you heard',
    kind: 'vdo-speaking',
    instructions: 'Find a quiet place. You may watch the video as often as you like before you speak.',
    questions: [],
    groups: ['general'],
    status: 'published',
    opensInHours: -2 * dayHours,
    dueInHours: 9 * dayHours,
    closesInHours: 12 * dayHours,
    attempts: [],
  },
  {
    title: 'Timed mock: paper 2, Reading and Writing',
    kind: 'quiz',
    instructions:
      '<p>90 minutes without a pause. The clock runs on when you leave the page; your answers are kept.</p>',
    questions: [...mockPapers.second.reading, ...mockPapers.second.writing],
    groups: ['advanced'],
    status: 'published',
    opensInHours: -2 * dayHours,
    dueInHours: 4 * dayHours,
    closesInHours: 5 * dayHours,
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
    opensInHours: -1 * dayHours,
    dueInHours: 6 * dayHours,
    closesInHours: 7 * dayHours,
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
    opensInHours: 3 * dayHours,
    dueInHours: 10 * dayHours,
    closesInHours: 10 * dayHours,
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
    opensInHours: -6 * dayHours,
    dueInHours: 6 * dayHours,
    closesInHours: 9 * dayHours,
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
  {
    title: 'Practice: two passages, drawn for each of you',
    kind: 'homework',
    instructions: 'Your neighbour may have other passages. Read first, then look at the questions.',
    questions: [],
    draws: [
      {
        tags: ['Close reading'],
        type: 'Reading',
        subQuestionType: null,
        category: null,
        level: null,
        diploma: null,
        count: 2,
        mark: 6,
      },
    ],
    groups: ['general'],
    status: 'draft',
    attempts: [],
  },
  weeklyTask('Weekly reading 1: A night among the pines', 'nightAmongThePines', 45, weeklyAttempts.firstReading),
  weeklyTask('Weekly words 1', 'wordsThatGoTogether', 38, weeklyAttempts.firstWords),
  weeklyTask('Weekly reading 2: Birds without fear', 'birdsWithoutFear', 31, weeklyAttempts.secondReading),
  weeklyTask('Weekly words 2', 'wordsThatGoTogether', 24, weeklyAttempts.secondWords),
  weeklyTask('Weekly reading 3: Birds without fear, again', 'birdsWithoutFear', 10, weeklyAttempts.thirdReading),
  weeklyTask('Weekly words 3', 'wordsThatGoTogether', 3, weeklyAttempts.thirdWords),
];
