import fc from 'fast-check';
import { anyFile, anyMark, common } from '../../primitives/testing/any-fields.ts';
import {
  alwaysInBlock,
  alwaysInEntry,
  anyReviewFields,
  anySpokenAnswer,
  anyTimes,
} from '../../families/speaking/arbitraries.ts';
import type { VideoSpeakingBlock, VideoSpeakingEntry } from './schema.ts';

const anyVideoBlock: fc.Arbitrary<VideoSpeakingBlock> = fc.record(
  {
    type: fc.constant('VideoSpeaking'),
    ...common,
    video: anyFile,
    mark: anyMark,
    ...anyTimes,
    tries: fc.integer({ min: 1, max: 20 }),
  },
  { requiredKeys: [...alwaysInBlock, 'video'] },
);

const anyVideoEntry: fc.Arbitrary<VideoSpeakingEntry> = fc.record(
  { ...anySpokenAnswer, ...anyReviewFields, studentMark: anyMark },
  { requiredKeys: [...alwaysInEntry, 'studentMark'] },
);

export const videoSpeakingArbitraries = { block: anyVideoBlock, entry: anyVideoEntry };
