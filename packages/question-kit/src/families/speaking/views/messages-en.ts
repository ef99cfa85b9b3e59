import type { SpokenComponentId } from '../components.ts';
import { writerOf } from '../../../primitives/messages/writer.ts';

const { number, counted } = writerOf('en');

/** What a student speaks to. */
export type SpokenKind = 'prompt' | 'photo';

const names: Record<SpokenKind, string> = { prompt: 'Prompt', photo: 'Photo' };

const components: Record<SpokenComponentId, string> = {
  communication: 'Communication',
  languageKnowledge: 'Knowledge of the language',
  spontaneityFluency: 'Spontaneity and fluency',
  pronunciationIntonation: 'Pronunciation and intonation',
};

/** A length of time, in the largest units that say it exactly: "1 minute 30 seconds". */
function time(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 ? counted(minutes, { one: '# minute', other: '# minutes' }) : '',
    rest > 0 ? counted(rest, { one: '# second', other: '# seconds' }) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** What is said around answers that are spoken. */
export const speakingEn = {
  speakingItem: (kind: SpokenKind, position: number): string => `${names[kind]} ${number(position)}`,
  speakingItemOf: (kind: SpokenKind, position: number, of: number): string =>
    of === 1 ? names[kind] : `${names[kind]} ${number(position)} of ${number(of)}`,
  speakingAnswerTo: (kind: SpokenKind, position: number, of: number): string =>
    of === 1 ? 'Your answer' : `Your answer to ${kind} ${number(position)}`,
  speakingStudentAnswerTo: (kind: SpokenKind, position: number, of: number): string =>
    of === 1 ? 'The student’s answer' : `The student’s answer to ${kind} ${number(position)}`,
  speakingPromptHeard: 'The prompt, to listen to',
  speakingListenFirst: 'Listen to the prompt first. Your time begins when you start.',
  speakingPrepares: (kind: SpokenKind, seconds: number): string =>
    `You will see the ${kind} when you start, and have ${time(seconds)} to prepare.`,
  speakingTime: (seconds: number): string => `You have ${time(seconds)} to answer.`,
  speakingStart: (kind: SpokenKind): string => `Show the ${kind} and start preparing`,
  speakingNext: (kind: SpokenKind): string => `Next ${kind}`,
  speakingSkip: 'Go on without an answer',
  speakingAnswerNow: 'Answer it now',
  speakingRetakeUntilNext: 'You can record again until you go on. After that you can only listen.',
  speakingAnswered: 'answered',
  speakingOpen: 'no answer yet',
  speakingAllAnswered: 'You have answered everything here.',
  speakingNoUploads: 'Nothing can be recorded here.',
  speakingNoUploadsHint: 'This page cannot keep recordings. If you are in an exam, tell your teacher.',
  speakingNothingRecorded: 'Nothing was recorded.',
  speakingOtherFiles: 'Other recordings',
  speakingYourVideo: 'The video to answer',
  speakingVideoAnswer: 'Your answer to the video',
  speakingStudentVideoAnswer: 'The student’s answer to the video',
  speakingWholeAnswer: 'The answer',
  speakingComponent: (component: SpokenComponentId): string => components[component],
  speakingMarks: 'Marks',
  speakingTotal: 'Total',
  speakingComments: 'Comment on the whole answer',
};

/** The texts of spoken answers. */
export type SpeakingMessages = typeof speakingEn;
