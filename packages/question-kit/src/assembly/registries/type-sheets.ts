// Written by scripts/generate-registries.ts from src/types/question-types.ts: do not edit.
import { mcqSheet } from '../../types/mcq/sheet.ts';
import { shortAnswersSheet } from '../../types/short-answers/sheet.ts';
import { fillInBlanksSheet } from '../../types/fill-in-blanks/sheet.ts';
import { noteTakingSheet } from '../../types/note-taking/sheet.ts';
import { rubricSheet } from '../../types/rubric/sheet.ts';
import { matchingSheet } from '../../types/matching/sheet.ts';
import { vocabSheet } from '../../types/vocab/sheet.ts';
import { writingPhotoDescriptionSheet } from '../../types/writing-photo-description/sheet.ts';
import { writingSummariesSheet } from '../../types/writing-summaries/sheet.ts';
import { writingEssaysSheet } from '../../types/writing-essays/sheet.ts';
import { speakingQaSheet } from '../../types/speaking-qa/sheet.ts';
import { speakingPhotoDescriptionSheet } from '../../types/speaking-photo-description/sheet.ts';
import { videoSpeakingSheet } from '../../types/video-speaking/sheet.ts';

/** The docs page of every type. */
export const typeSheets = {
  MCQ: mcqSheet,
  ShortAnswers: shortAnswersSheet,
  FillInBlanks: fillInBlanksSheet,
  NoteTaking: noteTakingSheet,
  Rubric: rubricSheet,
  Matching: matchingSheet,
  Vocab: vocabSheet,
  WritingPhotoDescription: writingPhotoDescriptionSheet,
  WritingSummaries: writingSummariesSheet,
  WritingEssays: writingEssaysSheet,
  SpeakingQA: speakingQaSheet,
  SpeakingPhotoDescription: speakingPhotoDescriptionSheet,
  VideoSpeaking: videoSpeakingSheet,
} as const;
