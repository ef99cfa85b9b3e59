// Written by scripts/generate-registries.ts from src/types/question-types.ts: do not edit.
import { mcqFixtures } from '../../types/mcq/fixtures.ts';
import { shortAnswersFixtures } from '../../types/short-answers/fixtures.ts';
import { fillInBlanksFixtures } from '../../types/fill-in-blanks/fixtures.ts';
import { noteTakingFixtures } from '../../types/note-taking/fixtures.ts';
import { rubricFixtures } from '../../types/rubric/fixtures.ts';
import { matchingFixtures } from '../../types/matching/fixtures.ts';
import { vocabFixtures } from '../../types/vocab/fixtures.ts';
import { writingPhotoDescriptionFixtures } from '../../types/writing-photo-description/fixtures.ts';
import { writingSummariesFixtures } from '../../types/writing-summaries/fixtures.ts';
import { writingEssaysFixtures } from '../../types/writing-essays/fixtures.ts';
import { speakingQaFixtures } from '../../types/speaking-qa/fixtures.ts';
import { speakingPhotoDescriptionFixtures } from '../../types/speaking-photo-description/fixtures.ts';
import { videoSpeakingFixtures } from '../../types/video-speaking/fixtures.ts';

/** Examples of every type, for tests, stories and mock papers. */
export const fixtures = {
  MCQ: mcqFixtures,
  ShortAnswers: shortAnswersFixtures,
  FillInBlanks: fillInBlanksFixtures,
  NoteTaking: noteTakingFixtures,
  Rubric: rubricFixtures,
  Matching: matchingFixtures,
  Vocab: vocabFixtures,
  WritingPhotoDescription: writingPhotoDescriptionFixtures,
  WritingSummaries: writingSummariesFixtures,
  WritingEssays: writingEssaysFixtures,
  SpeakingQA: speakingQaFixtures,
  SpeakingPhotoDescription: speakingPhotoDescriptionFixtures,
  VideoSpeaking: videoSpeakingFixtures,
} as const;
