import type { QuestionType } from '../../packages/question-kit/src/types/question-types.ts';
import { matching, mcq } from './sheets-choice.ts';
import { rubric, vocab } from './sheets-read.ts';
import { speakingPhotoDescription, speakingQa, videoSpeaking } from './sheets-spoken.ts';
import { fillInBlanks, noteTaking, shortAnswers } from './sheets-typed.ts';
import type { TypeSheet } from './type-sheet.ts';
import { writingEssays, writingPhotoDescription, writingSummaries } from './sheets-written.ts';

/** The docs page of every type, by its folder under `types/`. */
const folders = {
  mcq: 'MCQ',
  'short-answers': 'ShortAnswers',
  'fill-in-blanks': 'FillInBlanks',
  'note-taking': 'NoteTaking',
  rubric: 'Rubric',
  matching: 'Matching',
  vocab: 'Vocab',
  'writing-photo-description': 'WritingPhotoDescription',
  'writing-summaries': 'WritingSummaries',
  'writing-essays': 'WritingEssays',
  'speaking-qa': 'SpeakingQA',
  'speaking-photo-description': 'SpeakingPhotoDescription',
  'video-speaking': 'VideoSpeaking',
} as const satisfies Record<string, QuestionType>;

/** One sheet per type; a type without one does not compile. */
export const sheets = {
  MCQ: mcq,
  ShortAnswers: shortAnswers,
  FillInBlanks: fillInBlanks,
  NoteTaking: noteTaking,
  Rubric: rubric,
  Matching: matching,
  Vocab: vocab,
  WritingPhotoDescription: writingPhotoDescription,
  WritingSummaries: writingSummaries,
  WritingEssays: writingEssays,
  SpeakingQA: speakingQa,
  SpeakingPhotoDescription: speakingPhotoDescription,
  VideoSpeaking: videoSpeaking,
} as const satisfies Record<QuestionType, TypeSheet>;

/** The type whose answer, review and marker stories a file holds; undefined for any other file. */
export function typeOfStories(fileName: string): QuestionType | undefined {
  const [, folder, file] = /\/types\/([a-z-]+)\/([a-z-]+)\.stories\.tsx$/u.exec(fileName) ?? [];
  const known: Readonly<Record<string, QuestionType>> = folders;
  return folder !== undefined && folder === file ? known[folder] : undefined;
}
