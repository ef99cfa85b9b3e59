// Written by scripts/generate-registries.ts from src/types/question-types.ts: do not edit.
import { mcqAnswer } from '../../types/mcq/answer.tsx';
import { shortAnswersAnswer } from '../../types/short-answers/answer.tsx';
import { fillInBlanksAnswer } from '../../types/fill-in-blanks/answer.tsx';
import { noteTakingAnswer } from '../../types/note-taking/answer.tsx';
import { rubricAnswer } from '../../types/rubric/answer.tsx';
import { matchingAnswer } from '../../types/matching/answer.tsx';
import { vocabAnswer } from '../../types/vocab/answer.tsx';
import { writingPhotoDescriptionAnswer } from '../../types/writing-photo-description/answer.tsx';
import { writingSummariesAnswer } from '../../types/writing-summaries/answer.tsx';
import { writingEssaysAnswer } from '../../types/writing-essays/answer.tsx';
import { speakingQaAnswer } from '../../types/speaking-qa/answer.tsx';
import { speakingPhotoDescriptionAnswer } from '../../types/speaking-photo-description/answer.tsx';
import { videoSpeakingAnswer } from '../../types/video-speaking/answer.tsx';

/** The answer view of every type. */
export const answerViews = {
  MCQ: mcqAnswer,
  ShortAnswers: shortAnswersAnswer,
  FillInBlanks: fillInBlanksAnswer,
  NoteTaking: noteTakingAnswer,
  Rubric: rubricAnswer,
  Matching: matchingAnswer,
  Vocab: vocabAnswer,
  WritingPhotoDescription: writingPhotoDescriptionAnswer,
  WritingSummaries: writingSummariesAnswer,
  WritingEssays: writingEssaysAnswer,
  SpeakingQA: speakingQaAnswer,
  SpeakingPhotoDescription: speakingPhotoDescriptionAnswer,
  VideoSpeaking: videoSpeakingAnswer,
} as const;
