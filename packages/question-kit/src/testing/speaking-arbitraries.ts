import fc from 'fast-check';
import type {
  SpeakingPhotoDescriptionBlock,
  SpeakingPhotoDescriptionEntry,
} from '../types/speaking-photo-description/schema.ts';
import type { SpeakingQaBlock, SpeakingQaEntry } from '../types/speaking-qa/schema.ts';
import type { VideoSpeakingBlock, VideoSpeakingEntry } from '../types/video-speaking/schema.ts';
import { anyFile, anyId, anyMark, anyPart, anyText, common } from './any-fields.ts';

const seconds = fc.integer({ min: 1, max: 3600 });
const times = { prepSeconds: seconds, answerSeconds: seconds };
const maxima = { communicationMark: anyMark, languageKnowledgeMark: anyMark };
const always = ['type', 'rubric', 'autoCorrected'] as const;
const byId = { maxLength: 5, selector: ({ id }: { id: string }) => id };

const anyPhotoBlock: fc.Arbitrary<SpeakingPhotoDescriptionBlock> = fc.record(
  {
    type: fc.constant('SpeakingPhotoDescription'),
    ...common,
    ...maxima,
    content: fc.uniqueArray(
      fc.record({ id: anyId, image: anyFile, alt: anyText, ...times }, { requiredKeys: ['id', 'image', 'alt'] }),
      byId,
    ),
  },
  { requiredKeys: [...always, 'communicationMark', 'languageKnowledgeMark', 'content'] },
);

const anyQaBlock: fc.Arbitrary<SpeakingQaBlock> = fc.record(
  {
    type: fc.constant('SpeakingQA'),
    ...common,
    ...maxima,
    spontaneityFluencyMark: anyMark,
    pronunciationIntonationMark: anyMark,
    content: fc.uniqueArray(
      fc.record({ id: anyId, text: anyText, audio: anyFile, ...times }, { requiredKeys: ['id', 'text'] }),
      byId,
    ),
  },
  {
    requiredKeys: [
      ...always,
      'communicationMark',
      'languageKnowledgeMark',
      'spontaneityFluencyMark',
      'pronunciationIntonationMark',
      'content',
    ],
  },
);

const anyVideoBlock: fc.Arbitrary<VideoSpeakingBlock> = fc.record(
  { type: fc.constant('VideoSpeaking'), ...common, video: anyFile, mark: anyMark, answerSeconds: seconds },
  { requiredKeys: [...always, 'video'] },
);

/** Blocks of the spoken types, well-formed and otherwise wild. */
export const anySpeakingBlock = {
  SpeakingQA: anyQaBlock,
  SpeakingPhotoDescription: anyPhotoBlock,
  VideoSpeaking: anyVideoBlock,
};

const given = {
  studentAnswer: fc.array(anyPart, { maxLength: 4 }),
  instructorFiles: fc.array(anyFile, { maxLength: 2 }),
  instructorComments: anyText,
};
const review = { reviewed: fc.boolean(), reviewedBy: anyText };
const stated = ['studentAnswer', 'instructorFiles', 'instructorComments'] as const;
const marks = { studentCommunicationMark: anyMark, studentLanguageKnowledgeMark: anyMark };
const markNames = ['studentCommunicationMark', 'studentLanguageKnowledgeMark'] as const;

const anyPhotoEntry: fc.Arbitrary<SpeakingPhotoDescriptionEntry> = fc.record(
  { ...given, ...review, ...marks },
  { requiredKeys: [...stated, ...markNames] },
);

const anyQaEntry: fc.Arbitrary<SpeakingQaEntry> = fc.record(
  {
    ...given,
    ...review,
    ...marks,
    studentPronunciationIntonationMark: anyMark,
    studentSpontaneityFluencyMark: anyMark,
  },
  {
    requiredKeys: [...stated, ...markNames, 'studentPronunciationIntonationMark', 'studentSpontaneityFluencyMark'],
  },
);

const anyVideoEntry: fc.Arbitrary<VideoSpeakingEntry> = fc.record(
  { ...given, ...review, studentMark: anyMark },
  { requiredKeys: [...stated, 'studentMark'] },
);

/** Entries of the spoken types, as any student and marker could leave them. */
export const anySpeakingEntry = {
  SpeakingQA: anyQaEntry,
  SpeakingPhotoDescription: anyPhotoEntry,
  VideoSpeaking: anyVideoEntry,
};
