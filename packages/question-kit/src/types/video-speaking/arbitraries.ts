import fc from 'fast-check';
import type { CaptionTrack } from '../../primitives/schema/captions.ts';
import { anyFile, anyMark, anyText, common } from '../../primitives/testing/any-fields.ts';
import {
  alwaysInBlock,
  alwaysInEntry,
  anyReviewFields,
  anySpokenAnswer,
  anyTimes,
} from '../../families/speaking/arbitraries.ts';
import type { VideoSpeakingBlock, VideoSpeakingEntry } from './schema.ts';

const anyCaptions: fc.Arbitrary<CaptionTrack> = fc.record({
  language: fc.constantFrom('en', 'ar-EG'),
  label: fc.constantFrom('English', 'العربية'),
  cues: fc.array(fc.record({ startMs: fc.nat(9000), endMs: fc.nat(9000), text: anyText }), { maxLength: 3 }),
});

const anyVideoBlock: fc.Arbitrary<VideoSpeakingBlock> = fc.record(
  {
    type: fc.constant('VideoSpeaking'),
    ...common,
    video: anyFile,
    captions: fc.array(anyCaptions, { maxLength: 2 }),
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
