// Written by scripts/generate-registries.ts from src/types/question-types.ts: do not edit.
import { mcqLabels } from '../../types/mcq/labels.ts';
import { shortAnswersLabels } from '../../types/short-answers/labels.ts';
import { fillInBlanksLabels } from '../../types/fill-in-blanks/labels.ts';
import { noteTakingLabels } from '../../types/note-taking/labels.ts';
import { rubricLabels } from '../../types/rubric/labels.ts';
import { matchingLabels } from '../../types/matching/labels.ts';
import { vocabLabels } from '../../types/vocab/labels.ts';
import { writingPhotoDescriptionLabels } from '../../types/writing-photo-description/labels.ts';
import { writingSummariesLabels } from '../../types/writing-summaries/labels.ts';
import { writingEssaysLabels } from '../../types/writing-essays/labels.ts';
import { speakingQaLabels } from '../../types/speaking-qa/labels.ts';
import { speakingPhotoDescriptionLabels } from '../../types/speaking-photo-description/labels.ts';
import { videoSpeakingLabels } from '../../types/video-speaking/labels.ts';

/** What every type is called, in the languages of the kit. */
export const typeLabels = {
  MCQ: mcqLabels,
  ShortAnswers: shortAnswersLabels,
  FillInBlanks: fillInBlanksLabels,
  NoteTaking: noteTakingLabels,
  Rubric: rubricLabels,
  Matching: matchingLabels,
  Vocab: vocabLabels,
  WritingPhotoDescription: writingPhotoDescriptionLabels,
  WritingSummaries: writingSummariesLabels,
  WritingEssays: writingEssaysLabels,
  SpeakingQA: speakingQaLabels,
  SpeakingPhotoDescription: speakingPhotoDescriptionLabels,
  VideoSpeaking: videoSpeakingLabels,
} as const;
