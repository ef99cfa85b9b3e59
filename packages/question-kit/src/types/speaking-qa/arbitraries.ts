import fc from 'fast-check';
import { anyFile, anyId, anyMark, anyText, common } from '../../primitives/testing/any-fields.ts';
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
import type { SpeakingQaBlock, SpeakingQaEntry } from './schema.ts';

const anyQaBlock: fc.Arbitrary<SpeakingQaBlock> = fc.record(
  {
    type: fc.constant('SpeakingQA'),
    ...common,
    ...anyMaxima,
    spontaneityFluencyMark: anyMark,
    pronunciationIntonationMark: anyMark,
    content: fc.uniqueArray(
      fc.record({ id: anyId, text: anyText, audio: anyFile, ...anyTimes }, { requiredKeys: ['id', 'text'] }),
      fewItemsById,
    ),
  },
  {
    requiredKeys: [
      ...alwaysInBlock,
      'communicationMark',
      'languageKnowledgeMark',
      'spontaneityFluencyMark',
      'pronunciationIntonationMark',
      'content',
    ],
  },
);

const anyQaEntry: fc.Arbitrary<SpeakingQaEntry> = fc.record(
  {
    ...anySpokenAnswer,
    ...anyReviewFields,
    ...anySharedMarks,
    studentPronunciationIntonationMark: anyMark,
    studentSpontaneityFluencyMark: anyMark,
  },
  {
    requiredKeys: [
      ...alwaysInEntry,
      ...sharedMarkNames,
      'studentPronunciationIntonationMark',
      'studentSpontaneityFluencyMark',
    ],
  },
);

export const speakingQaArbitraries = { block: anyQaBlock, entry: anyQaEntry };
