// Written by scripts/generate-registries.ts from src/types/question-types.ts: do not edit.
import { mcqAnswering } from '../../types/mcq/answering.ts';
import { shortAnswersAnswering } from '../../types/short-answers/answering.ts';
import { fillInBlanksAnswering } from '../../types/fill-in-blanks/answering.ts';
import { rubricAnswering } from '../../types/rubric/answering.ts';
import { matchingAnswering } from '../../types/matching/answering.ts';
import { vocabAnswering } from '../../types/vocab/answering.ts';
import { writingPhotoDescriptionAnswering } from '../../types/writing-photo-description/answering.ts';
import { writingSummariesAnswering } from '../../types/writing-summaries/answering.ts';
import { writingEssaysAnswering } from '../../types/writing-essays/answering.ts';
import { speakingQaAnswering } from '../../types/speaking-qa/answering.ts';
import { speakingPhotoDescriptionAnswering } from '../../types/speaking-photo-description/answering.ts';
import { videoSpeakingAnswering } from '../../types/video-speaking/answering.ts';

/** What a student's page knows of every type under which blocks are stored, without a parser. */
export const answering = {
  MCQ: mcqAnswering,
  ShortAnswers: shortAnswersAnswering,
  FillInBlanks: fillInBlanksAnswering,
  Rubric: rubricAnswering,
  Matching: matchingAnswering,
  Vocab: vocabAnswering,
  WritingPhotoDescription: writingPhotoDescriptionAnswering,
  WritingSummaries: writingSummariesAnswering,
  WritingEssays: writingEssaysAnswering,
  SpeakingQA: speakingQaAnswering,
  SpeakingPhotoDescription: speakingPhotoDescriptionAnswering,
  VideoSpeaking: videoSpeakingAnswering,
} as const;
