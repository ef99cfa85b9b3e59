// Written by scripts/generate-registries.ts from src/types/question-types.ts: do not edit.
import { mcqReview } from '../../types/mcq/review.tsx';
import { shortAnswersReview } from '../../types/short-answers/review.tsx';
import { fillInBlanksReview } from '../../types/fill-in-blanks/review.tsx';
import { noteTakingReview } from '../../types/note-taking/review.tsx';
import { rubricReview } from '../../types/rubric/review.tsx';
import { matchingReview } from '../../types/matching/review.tsx';
import { vocabReview } from '../../types/vocab/review.tsx';
import { writingPhotoDescriptionReview } from '../../types/writing-photo-description/review.tsx';
import { writingSummariesReview } from '../../types/writing-summaries/review.tsx';
import { writingEssaysReview } from '../../types/writing-essays/review.tsx';
import { speakingQaReview } from '../../types/speaking-qa/review.tsx';
import { speakingPhotoDescriptionReview } from '../../types/speaking-photo-description/review.tsx';
import { videoSpeakingReview } from '../../types/video-speaking/review.tsx';

/** The review view of every type. */
export const reviewViews = {
  MCQ: mcqReview,
  ShortAnswers: shortAnswersReview,
  FillInBlanks: fillInBlanksReview,
  NoteTaking: noteTakingReview,
  Rubric: rubricReview,
  Matching: matchingReview,
  Vocab: vocabReview,
  WritingPhotoDescription: writingPhotoDescriptionReview,
  WritingSummaries: writingSummariesReview,
  WritingEssays: writingEssaysReview,
  SpeakingQA: speakingQaReview,
  SpeakingPhotoDescription: speakingPhotoDescriptionReview,
  VideoSpeaking: videoSpeakingReview,
} as const;
