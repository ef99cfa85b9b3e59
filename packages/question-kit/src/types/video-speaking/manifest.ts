import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { noDefaultVideoSpeaking, noVideoSpeakingItem } from './defaults.ts';
import { videoSpeakingIssues, videoSpeakingIssueTexts } from './issues.ts';
import { markVideoSpeaking, videoSpeakingEntry, videoSpeakingMaximum } from './marking.ts';
import { videoSpeakingBlockSchema, videoSpeakingStudentSchema } from './schema.ts';
import type { VideoSpeakingBlock, VideoSpeakingEntry, VideoSpeakingStudentBlock } from './schema.ts';
import { toVideoSpeakingStudentBlock } from './student-view.ts';
import { noVideoSpeakingTemplate } from './template.ts';

/** A video to answer by speaking; it comes with a task and has one mark for the whole. */
export const videoSpeaking = {
  type: 'VideoSpeaking',
  blockSchema: videoSpeakingBlockSchema,
  entry: videoSpeakingEntry,
  studentSchema: videoSpeakingStudentSchema,
  issueTexts: videoSpeakingIssueTexts,
  defaultBlock: noDefaultVideoSpeaking,
  newItem: noVideoSpeakingItem,
  whyTarget: () => null,
  template: noVideoSpeakingTemplate,
  toStudentBlock: toVideoSpeakingStudentBlock,
  maximum: videoSpeakingMaximum,
  mark: markVideoSpeaking,
  issues: videoSpeakingIssues,
} as const satisfies TypeManifest<
  'VideoSpeaking',
  VideoSpeakingBlock,
  VideoSpeakingEntry,
  VideoSpeakingStudentBlock,
  keyof typeof videoSpeakingIssueTexts
>;
