import fc from 'fast-check';
import { anyFile, anyId, anyText, common } from '../../primitives/testing/any-fields.ts';
import {
  alwaysInBlock,
  alwaysInEntry,
  anyMaxima,
  anyReviewFields,
  anySharedMarks,
  anySpokenAnswer,
  anyTimes,
  fewItemsById,
  sharedMarkNames,
} from '../../families/speaking/arbitraries.ts';
import type { SpeakingPhotoDescriptionBlock, SpeakingPhotoDescriptionEntry } from './schema.ts';

const anyPhotoBlock: fc.Arbitrary<SpeakingPhotoDescriptionBlock> = fc.record(
  {
    type: fc.constant('SpeakingPhotoDescription'),
    ...common,
    ...anyMaxima,
    content: fc.uniqueArray(
      fc.record({ id: anyId, image: anyFile, alt: anyText, ...anyTimes }, { requiredKeys: ['id', 'image', 'alt'] }),
      fewItemsById,
    ),
  },
  { requiredKeys: [...alwaysInBlock, 'communicationMark', 'languageKnowledgeMark', 'content'] },
);

const anyPhotoEntry: fc.Arbitrary<SpeakingPhotoDescriptionEntry> = fc.record(
  { ...anySpokenAnswer, ...anyReviewFields, ...anySharedMarks },
  { requiredKeys: [...alwaysInEntry, ...sharedMarkNames] },
);

export const speakingPhotoDescriptionArbitraries = { block: anyPhotoBlock, entry: anyPhotoEntry };
