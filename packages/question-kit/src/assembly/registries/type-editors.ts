// Written by scripts/generate-registries.ts from src/types/question-types.ts: do not edit.
import { mcqEditor } from '../../types/mcq/editor.tsx';
import { shortAnswersEditor } from '../../types/short-answers/editor.tsx';
import { fillInBlanksEditor } from '../../types/fill-in-blanks/editor.tsx';
import { noteTakingEditor } from '../../types/note-taking/editor.tsx';
import { rubricEditor } from '../../types/rubric/editor.tsx';
import { matchingEditor } from '../../types/matching/editor.tsx';
import { vocabEditor } from '../../types/vocab/editor.tsx';
import { writingPhotoDescriptionEditor } from '../../types/writing-photo-description/editor.tsx';
import { writingSummariesEditor } from '../../types/writing-summaries/editor.tsx';
import { writingEssaysEditor } from '../../types/writing-essays/editor.tsx';
import { speakingQaEditor } from '../../types/speaking-qa/editor.tsx';
import { speakingPhotoDescriptionEditor } from '../../types/speaking-photo-description/editor.tsx';

/** The editor of every type that an author can insert. */
export const typeEditors = {
  MCQ: mcqEditor,
  ShortAnswers: shortAnswersEditor,
  FillInBlanks: fillInBlanksEditor,
  NoteTaking: noteTakingEditor,
  Rubric: rubricEditor,
  Matching: matchingEditor,
  Vocab: vocabEditor,
  WritingPhotoDescription: writingPhotoDescriptionEditor,
  WritingSummaries: writingSummariesEditor,
  WritingEssays: writingEssaysEditor,
  SpeakingQA: speakingQaEditor,
  SpeakingPhotoDescription: speakingPhotoDescriptionEditor,
} as const;
