import type { FileRef } from '../../primitives/schema/fields.ts';
import type { Fixture } from '../../primitives/fixture.ts';
import { galleryPaperHead, type GalleryPaper } from '../../primitives/gallery-paper.ts';
import type { SpeakingPhotoDescriptionBlock, SpeakingPhotoDescriptionEntry } from './schema.ts';
import { speakingPhotoDescriptionTemplate } from './defaults.ts';

type SpeakingPhotoDescriptionFixture = Fixture<SpeakingPhotoDescriptionBlock, SpeakingPhotoDescriptionEntry>;

const photo = (id: string): FileRef => ({ id, name: `${id}.jpg`, mime: 'image/jpeg', size: 240_112 });
const recording = (id: string, durationMs: number): FileRef => ({
  id: `recording-${id}`,
  name: `${id}.mp4`,
  mime: 'audio/mp4',
  size: durationMs * 8,
  durationMs,
});

/** An answer by a recording per photo. */
function speak(...recordings: [itemId: string, durationMs: number][]): SpeakingPhotoDescriptionEntry {
  return {
    ...speakingPhotoDescriptionTemplate(),
    studentAnswer: recordings.map(([itemId, durationMs]) => ({
      kind: 'recording',
      file: recording(itemId, durationMs),
      itemId,
    })),
  };
}

/** Two photos to compare, with times as in an exam. */
export const harbourFixture: SpeakingPhotoDescriptionFixture = {
  name: 'Two photos with time to prepare',
  lang: 'en',
  block: {
    type: 'SpeakingPhotoDescription',
    id: 'photos-harbour',
    rubric:
      '<p>Describe each photo: where it might be, what the people are doing, and how they may feel. Then say which place you would rather visit.</p>',
    autoCorrected: false,
    communicationMark: 5,
    languageKnowledgeMark: 5,
    content: [
      {
        id: 'photo-harbour',
        image: photo('file-photo-harbour'),
        alt: 'A small harbour in the evening: a sailing boat at the quay, hills behind it, a low sun',
        prepSeconds: 30,
        answerSeconds: 90,
      },
      {
        id: 'photo-market',
        image: photo('file-photo-market'),
        alt: 'A street market: three stalls under striped roofs, fruit in boxes, two people talking',
        prepSeconds: 30,
        answerSeconds: 90,
      },
    ],
    modelAnswer:
      '<p>A strong answer says where each photo was taken and how one can tell, uses the present continuous for what people are doing, guesses with <em>might</em> and <em>must</em>, and ends with a clear choice and its reason.</p>',
  },
  right: {
    ...speak(['photo-harbour', 62_000], ['photo-market', 71_000]),
    instructorComments: 'You took us there. “The boat must have come in with the tide” is exactly how one guesses.',
    studentCommunicationMark: 5,
    studentLanguageKnowledgeMark: 5,
    reviewed: true,
  },
  others: {
    'waiting for a mark': speak(['photo-harbour', 62_000], ['photo-market', 71_000]),
    'one photo to go': speak(['photo-harbour', 62_000]),
    'marked in halves': {
      ...speak(['photo-harbour', 62_000], ['photo-market', 23_000]),
      instructorComments: 'Good on the harbour. You left the market before you had said who is there.',
      studentCommunicationMark: 3.5,
      studentLanguageKnowledgeMark: 4,
      reviewed: true,
    },
  },
};

/** One photo in Arabic, without a clock. */
export const kitchenFixture: SpeakingPhotoDescriptionFixture = {
  name: 'A photo in Arabic',
  lang: 'ar',
  block: {
    type: 'SpeakingPhotoDescription',
    id: 'photos-kitchen',
    rubric: '<p dir="rtl" lang="ar">صف ما تراه في الصورة، ثم تحدّث عن طبق تحب أن تعدّه مع أهلك.</p>',
    autoCorrected: false,
    communicationMark: 6,
    languageKnowledgeMark: 4,
    content: [
      {
        id: 'photo-kitchen',
        image: photo('file-photo-kitchen'),
        alt: 'مطبخ بيت: جدة وحفيدتها تعجنان الخبز على طاولة خشبية قرب النافذة',
      },
    ],
  },
  right: {
    ...speak(['photo-kitchen', 48_000]),
    instructorComments: 'وصف حيّ ولغة سليمة، أحسنت.',
    studentCommunicationMark: 6,
    studentLanguageKnowledgeMark: 4,
    reviewed: true,
  },
  others: { 'waiting for a mark': speak(['photo-kitchen', 48_000]) },
};

export const speakingPhotoDescriptionFixtures: readonly SpeakingPhotoDescriptionFixture[] = [
  harbourFixture,
  kitchenFixture,
];

/** The papers of this type in the workbench's gallery. */
export const speakingPhotoDescriptionGallery = {
  twoPlaces: {
    ...galleryPaperHead,
    title: 'Speaking: Two places',
    type: 'Speaking',
    subQuestionType: 'SpeakingPhotoDescription',
    input: [],
    questions: [harbourFixture.block],
  },
} as const satisfies Record<string, GalleryPaper>;
