import { videoSpeakingMaximum } from './marking.ts';
import type { VideoSpeakingBlock, VideoSpeakingStudentBlock } from './schema.ts';

/** The block without its model answer. */
export function toVideoSpeakingStudentBlock(block: VideoSpeakingBlock): VideoSpeakingStudentBlock {
  return {
    type: 'VideoSpeaking',
    id: block.id,
    rubric: block.rubric,
    video: block.video,
    prepSeconds: block.prepSeconds,
    answerSeconds: block.answerSeconds,
    tries: block.tries,
    maximum: videoSpeakingMaximum(block),
  };
}
