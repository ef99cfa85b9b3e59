// Written by scripts/generate-registries.ts from src/types/question-types.ts: do not edit.
import { mcqArbitraries } from '../../types/mcq/arbitraries.ts';
import { shortAnswersArbitraries } from '../../types/short-answers/arbitraries.ts';
import { fillInBlanksArbitraries } from '../../types/fill-in-blanks/arbitraries.ts';
import { rubricArbitraries } from '../../types/rubric/arbitraries.ts';
import { matchingArbitraries } from '../../types/matching/arbitraries.ts';
import { vocabArbitraries } from '../../types/vocab/arbitraries.ts';
import { writingPhotoDescriptionArbitraries } from '../../types/writing-photo-description/arbitraries.ts';
import { writingSummariesArbitraries } from '../../types/writing-summaries/arbitraries.ts';
import { writingEssaysArbitraries } from '../../types/writing-essays/arbitraries.ts';
import { speakingQaArbitraries } from '../../types/speaking-qa/arbitraries.ts';
import { speakingPhotoDescriptionArbitraries } from '../../types/speaking-photo-description/arbitraries.ts';
import { videoSpeakingArbitraries } from '../../types/video-speaking/arbitraries.ts';

/** Generators of well-formed blocks and entries of every type under which blocks are stored, for property-based tests. */
export const arbitraries = {
  MCQ: mcqArbitraries,
  ShortAnswers: shortAnswersArbitraries,
  FillInBlanks: fillInBlanksArbitraries,
  Rubric: rubricArbitraries,
  Matching: matchingArbitraries,
  Vocab: vocabArbitraries,
  WritingPhotoDescription: writingPhotoDescriptionArbitraries,
  WritingSummaries: writingSummariesArbitraries,
  WritingEssays: writingEssaysArbitraries,
  SpeakingQA: speakingQaArbitraries,
  SpeakingPhotoDescription: speakingPhotoDescriptionArbitraries,
  VideoSpeaking: videoSpeakingArbitraries,
} as const;
