import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultSpeakingPhotoDescriptionBlock, noEmptyPhoto, speakingPhotoDescriptionTemplate } from './defaults.ts';
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
/** Photos to describe aloud, marked for communication and knowledge of the language. */
export const speakingPhotoDescription = {
  type: 'SpeakingPhotoDescription',
  version: 1,
  migrations: {},
  blockSchema: speakingPhotoDescriptionBlockSchema,
  entry: speakingPhotoDescriptionEntry,
  studentSchema: speakingPhotoDescriptionStudentSchema,
  defaultBlock: defaultSpeakingPhotoDescriptionBlock,
  newItem: noEmptyPhoto,
  whyTarget: () => null,
  template: speakingPhotoDescriptionTemplate,
  toStudentBlock: toSpeakingPhotoDescriptionStudentBlock,
  maximum: speakingPhotoDescriptionMaximum,
  mark: markSpeakingPhotoDescription,
} as const satisfies TypeManifest<
  'SpeakingPhotoDescription',
  SpeakingPhotoDescriptionBlock,
  SpeakingPhotoDescriptionEntry,
  SpeakingPhotoDescriptionStudentBlock
>;
