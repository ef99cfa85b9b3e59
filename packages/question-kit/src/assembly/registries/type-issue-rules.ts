// Written by scripts/generate-registries.ts from src/types/question-types.ts: do not edit.
import { mcqIssueRules } from '../../types/mcq/issues.ts';
import { shortAnswersIssueRules } from '../../types/short-answers/issues.ts';
import { fillInBlanksIssueRules } from '../../types/fill-in-blanks/issues.ts';
import { rubricIssueRules } from '../../types/rubric/issues.ts';
import { matchingIssueRules } from '../../types/matching/issues.ts';
import { vocabIssueRules } from '../../types/vocab/issues.ts';
import { writingPhotoDescriptionIssueRules } from '../../types/writing-photo-description/issues.ts';
import { writingSummariesIssueRules } from '../../types/writing-summaries/issues.ts';
import { writingEssaysIssueRules } from '../../types/writing-essays/issues.ts';
import { speakingQaIssueRules } from '../../types/speaking-qa/issues.ts';
import { speakingPhotoDescriptionIssueRules } from '../../types/speaking-photo-description/issues.ts';
import { videoSpeakingIssueRules } from '../../types/video-speaking/issues.ts';

/** The validation issues of every type under which blocks are stored. */
export const typeIssueRules = {
  MCQ: mcqIssueRules,
  ShortAnswers: shortAnswersIssueRules,
  FillInBlanks: fillInBlanksIssueRules,
  Rubric: rubricIssueRules,
  Matching: matchingIssueRules,
  Vocab: vocabIssueRules,
  WritingPhotoDescription: writingPhotoDescriptionIssueRules,
  WritingSummaries: writingSummariesIssueRules,
  WritingEssays: writingEssaysIssueRules,
  SpeakingQA: speakingQaIssueRules,
  SpeakingPhotoDescription: speakingPhotoDescriptionIssueRules,
  VideoSpeaking: videoSpeakingIssueRules,
} as const;
