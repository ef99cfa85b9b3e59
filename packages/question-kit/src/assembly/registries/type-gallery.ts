// Written by scripts/generate-registries.ts from the files of types and families: do not edit.
import { matchingGallery } from '../../types/matching/fixtures.ts';
import { noteTakingGallery } from '../../types/note-taking/fixtures.ts';
import { shortAnswersGallery } from '../../types/short-answers/fixtures.ts';
import { speakingPhotoDescriptionGallery } from '../../types/speaking-photo-description/fixtures.ts';
import { speakingQaGallery } from '../../types/speaking-qa/fixtures.ts';
import { videoSpeakingGallery } from '../../types/video-speaking/fixtures.ts';
import { vocabGallery } from '../../types/vocab/fixtures.ts';
import { writingPhotoDescriptionGallery } from '../../types/writing-photo-description/fixtures.ts';
import { writingSummariesGallery } from '../../types/writing-summaries/fixtures.ts';

/** The papers that types bring to the workbench's gallery. */
export const typeGallery = {
  matching: matchingGallery,
  noteTaking: noteTakingGallery,
  shortAnswers: shortAnswersGallery,
  speakingPhotoDescription: speakingPhotoDescriptionGallery,
  speakingQa: speakingQaGallery,
  videoSpeaking: videoSpeakingGallery,
  vocab: vocabGallery,
  writingPhotoDescription: writingPhotoDescriptionGallery,
  writingSummaries: writingSummariesGallery,
} as const;
