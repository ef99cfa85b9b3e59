import { videoSpeakingMaximum } from './marking.ts';
import type { VideoSpeakingBlock, VideoSpeakingStudentBlock } from './schema.ts';

/** The block without its model answer. */
export function toVideoSpeakingStudentBlock(block: VideoSpeakingBlock): VideoSpeakingStudentBlock {
  return {
    type: 'VideoSpeaking',
    id: block.id,
    rubric: block.rubric,
    video: block.video,
    captions: block.captions,
    prepSeconds: block.prepSeconds,
    answerSeconds: block.answerSeconds,
    tries: block.tries,
    maximum: videoSpeakingMaximum(block),
  };
}
