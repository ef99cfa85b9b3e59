import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultSpeakingPhotoDescriptionBlock, noEmptyPhoto } from './defaults.ts';
import { speakingPhotoDescriptionIssues, speakingPhotoDescriptionIssueTexts } from './issues.ts';
import {
  markSpeakingPhotoDescription,
  speakingPhotoDescriptionEntry,
  speakingPhotoDescriptionMaximum,
} from './marking.ts';
import { speakingPhotoDescriptionBlockSchema, speakingPhotoDescriptionStudentSchema } from './schema.ts';
import type {
  SpeakingPhotoDescriptionBlock,
  SpeakingPhotoDescriptionEntry,
  SpeakingPhotoDescriptionStudentBlock,
} from './schema.ts';
import { toSpeakingPhotoDescriptionStudentBlock } from './student-view.ts';
import { speakingPhotoDescriptionTemplate } from './template.ts';

/** Photos to describe aloud, marked for communication and knowledge of the language. */
export const speakingPhotoDescription = {
  type: 'SpeakingPhotoDescription',
  blockSchema: speakingPhotoDescriptionBlockSchema,
  entry: speakingPhotoDescriptionEntry,
  studentSchema: speakingPhotoDescriptionStudentSchema,
  issueTexts: speakingPhotoDescriptionIssueTexts,
  defaultBlock: defaultSpeakingPhotoDescriptionBlock,
  newItem: noEmptyPhoto,
  whyTarget: () => null,
  template: speakingPhotoDescriptionTemplate,
  toStudentBlock: toSpeakingPhotoDescriptionStudentBlock,
  maximum: speakingPhotoDescriptionMaximum,
  mark: markSpeakingPhotoDescription,
  issues: speakingPhotoDescriptionIssues,
} as const satisfies TypeManifest<
  'SpeakingPhotoDescription',
  SpeakingPhotoDescriptionBlock,
  SpeakingPhotoDescriptionEntry,
  SpeakingPhotoDescriptionStudentBlock,
  keyof typeof speakingPhotoDescriptionIssueTexts
>;
