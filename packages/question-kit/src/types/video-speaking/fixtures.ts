import type { FileRef } from '../../primitives/schema/fields.ts';
import type { Fixture } from '../../primitives/fixture.ts';
import { galleryPaperHead, type GalleryPaper } from '../../primitives/gallery-paper.ts';
import type { VideoSpeakingBlock, VideoSpeakingEntry } from './schema.ts';
import { emptyVideoSpeakingEntry } from './defaults.ts';

type VideoSpeakingFixture = Fixture<VideoSpeakingBlock, VideoSpeakingEntry>;

const prompt = (id: string, durationMs: number): FileRef => ({
  id,
  name: `${id}.mp4`,
  mime: 'video/mp4',
  size: 8_240_000,
  durationMs,
});

function speak(file: FileRef): VideoSpeakingEntry {
  return { ...emptyVideoSpeakingEntry(), studentAnswer: [{ kind: 'recording', file }] };
}

const answered = speak({
  id: 'recording-roommate',
  name: 'roommate.mp4',
  mime: 'audio/mp4',
  size: 512_000,
  durationMs: 64_000,
});

/** A video message to answer, with a time and a mark. */
export const roommateFixture: VideoSpeakingFixture = {
  name: 'A message from a new roommate',
  lang: 'en',
  block: {
    type: 'VideoSpeaking',
    id: 'video-roommate',
    rubric: '<p>Lina will share a flat with you from September. Watch her message and answer her three questions.</p>',
    autoCorrected: false,
    video: prompt('video-roommate', 38_000),
    captions: [
      {
        language: 'en',
        label: 'English',
        cues: [
          { startMs: 0, endMs: 3000, text: 'Hi! I’m Lina, and we will share a flat.' },
          { startMs: 3000, endMs: 38_000, text: 'When do you arrive?\nAnd do you mind a cat?' },
        ],
      },
      {
        language: 'ar',
        label: 'العربية',
        cues: [
          { startMs: 0, endMs: 3000, text: 'مرحبًا! أنا لينا، وسنسكن معًا.' },
          { startMs: 3000, endMs: 38_000, text: 'متى تصل؟\nوهل يزعجك وجود قطة؟' },
        ],
      },
    ],
    mark: 10,
    answerSeconds: 90,
    modelAnswer: '<p>Greet her, answer all three questions, and ask one of your own.</p>',
  },
  right: {
    ...answered,
    instructorComments: 'Warm and clear. She would like to move in tomorrow.',
    studentMark: 10,
    reviewed: true,
  },
  others: {
    'waiting for a mark': answered,
    'marked in halves': {
      ...answered,
      instructorComments: 'You answered two of her three questions.',
      timedComments: [
        { id: 'timed-greeting', recording: 'recording-roommate', atMs: 2_000, text: 'A friendly start.' },
        {
          id: 'timed-question',
          recording: 'recording-roommate',
          atMs: 31_500,
          text: 'She also asked when you arrive.',
        },
      ],
      studentMark: 7.5,
      reviewed: true,
    },
  },
};

const arabicAnswer = speak({
  id: 'recording-guide',
  name: 'guide.mp4',
  mime: 'video/mp4',
  size: 2_512_000,
  durationMs: 41_000,
});

/** A video in Arabic, worth the usual one point. */
export const guideFixture: VideoSpeakingFixture = {
  name: 'A video in Arabic',
  lang: 'ar',
  block: {
    type: 'VideoSpeaking',
    id: 'video-guide',
    rubric: '<p dir="rtl" lang="ar">شاهد ما يقوله الزائر، ثم دلّه على الطريق إلى المكتبة.</p>',
    autoCorrected: false,
    video: prompt('video-visitor', 21_000),
    prepSeconds: 30,
    answerSeconds: 60,
    tries: 2,
  },
  right: { ...arabicAnswer, instructorComments: 'إرشاد واضح.', studentMark: 1, reviewed: true },
  others: { 'waiting for a mark': arabicAnswer },
};

export const videoSpeakingFixtures: readonly VideoSpeakingFixture[] = [roommateFixture, guideFixture];

/** The papers of this type in the workbench's gallery. */
export const videoSpeakingGallery = {
  newRoommate: {
    ...galleryPaperHead,
    title: 'Speaking: A message from a new roommate',
    type: 'Speaking',
    subQuestionType: 'VideoSpeaking',
    input: [],
    questions: [roommateFixture.block],
  },
} as const satisfies Record<string, GalleryPaper>;
