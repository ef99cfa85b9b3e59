import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { noDefaultVideoSpeaking, noVideoSpeakingItem, noVideoSpeakingTemplate } from './defaults.ts';
import { markVideoSpeaking, videoSpeakingEntry, videoSpeakingMaximum } from './marking.ts';
import { videoSpeakingBlockSchema, videoSpeakingStudentSchema } from './schema.ts';
import type { VideoSpeakingBlock, VideoSpeakingEntry, VideoSpeakingStudentBlock } from './schema.ts';
import { toVideoSpeakingStudentBlock } from './student-view.ts';
/** A video to answer by speaking; it comes with a task and has one mark for the whole. */
export const videoSpeaking = {
  type: 'VideoSpeaking',
  version: 1,
  migrations: {},
  blockSchema: videoSpeakingBlockSchema,
  entry: videoSpeakingEntry,
  studentSchema: videoSpeakingStudentSchema,
  defaultBlock: noDefaultVideoSpeaking,
  newItem: noVideoSpeakingItem,
  whyTarget: () => null,
  template: noVideoSpeakingTemplate,
  toStudentBlock: toVideoSpeakingStudentBlock,
  maximum: videoSpeakingMaximum,
  mark: markVideoSpeaking,
} as const satisfies TypeManifest<'VideoSpeaking', VideoSpeakingBlock, VideoSpeakingEntry, VideoSpeakingStudentBlock>;
