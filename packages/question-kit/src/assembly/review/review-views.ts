import type { QuestionType } from '../../types/question-types.ts';
import { fillInBlanksReview } from '../../types/fill-in-blanks/review.tsx';
import { matchingReview } from '../../types/matching/review.tsx';
import { mcqReview } from '../../types/mcq/review.tsx';
import { noteTakingReview } from '../../types/note-taking/review.tsx';
import { rubricReview } from '../../types/rubric/review.tsx';
import { shortAnswersReview } from '../../types/short-answers/review.tsx';
import { vocabReview } from '../../types/vocab/review.tsx';
import { writingPhotoDescriptionReview } from '../../types/writing-photo-description/review.tsx';
import { writingSummariesReview } from '../../types/writing-summaries/review.tsx';
import { writingEssaysReview } from '../../types/writing-essays/review.tsx';
import { speakingQaReview } from '../../types/speaking-qa/review.tsx';
import { speakingPhotoDescriptionReview } from '../../types/speaking-photo-description/review.tsx';
import { videoSpeakingReview } from '../../types/video-speaking/review.tsx';
import type { ReviewViewOf } from '../view-types.ts';

/** How each type is reviewed, one line each; a type without a line does not compile. */
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
} as const satisfies { [Type in QuestionType]: ReviewViewOf<Type> };
