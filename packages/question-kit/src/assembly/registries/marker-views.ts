// Written by scripts/generate-registries.ts from src/types/question-types.ts: do not edit.
import { mcqMarker } from '../../types/mcq/marker.tsx';
import { shortAnswersMarker } from '../../types/short-answers/marker.tsx';
import { fillInBlanksMarker } from '../../types/fill-in-blanks/marker.tsx';
import { noteTakingMarker } from '../../types/note-taking/marker.tsx';
import { rubricMarker } from '../../types/rubric/marker.tsx';
import { matchingMarker } from '../../types/matching/marker.tsx';
import { vocabMarker } from '../../types/vocab/marker.tsx';
import { writingPhotoDescriptionMarker } from '../../types/writing-photo-description/marker.tsx';
import { writingSummariesMarker } from '../../types/writing-summaries/marker.tsx';
import { writingEssaysMarker } from '../../types/writing-essays/marker.tsx';
import { speakingQaMarker } from '../../types/speaking-qa/marker.tsx';
import { speakingPhotoDescriptionMarker } from '../../types/speaking-photo-description/marker.tsx';
import { videoSpeakingMarker } from '../../types/video-speaking/marker.tsx';

/** The marker view of every type. */
export const markerViews = {
  MCQ: mcqMarker,
  ShortAnswers: shortAnswersMarker,
  FillInBlanks: fillInBlanksMarker,
  NoteTaking: noteTakingMarker,
  Rubric: rubricMarker,
  Matching: matchingMarker,
  Vocab: vocabMarker,
  WritingPhotoDescription: writingPhotoDescriptionMarker,
  WritingSummaries: writingSummariesMarker,
  WritingEssays: writingEssaysMarker,
  SpeakingQA: speakingQaMarker,
  SpeakingPhotoDescription: speakingPhotoDescriptionMarker,
  VideoSpeaking: videoSpeakingMarker,
} as const;
