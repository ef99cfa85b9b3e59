// Written by scripts/generate-registries.ts from src/types/question-types.ts: do not edit.
import { mcq } from '../../types/mcq/manifest.ts';
import { shortAnswers } from '../../types/short-answers/manifest.ts';
import { fillInBlanks } from '../../types/fill-in-blanks/manifest.ts';
import { rubric } from '../../types/rubric/manifest.ts';
import { matching } from '../../types/matching/manifest.ts';
import { vocab } from '../../types/vocab/manifest.ts';
import { writingPhotoDescription } from '../../types/writing-photo-description/manifest.ts';
import { writingSummaries } from '../../types/writing-summaries/manifest.ts';
import { writingEssays } from '../../types/writing-essays/manifest.ts';
import { speakingQa } from '../../types/speaking-qa/manifest.ts';
import { speakingPhotoDescription } from '../../types/speaking-photo-description/manifest.ts';
import { videoSpeaking } from '../../types/video-speaking/manifest.ts';

/** The manifest of every type under which blocks are stored. */
export const manifests = {
  MCQ: mcq,
  ShortAnswers: shortAnswers,
  FillInBlanks: fillInBlanks,
  Rubric: rubric,
  Matching: matching,
  Vocab: vocab,
  WritingPhotoDescription: writingPhotoDescription,
  WritingSummaries: writingSummaries,
  WritingEssays: writingEssays,
  SpeakingQA: speakingQa,
  SpeakingPhotoDescription: speakingPhotoDescription,
  VideoSpeaking: videoSpeaking,
} as const;
