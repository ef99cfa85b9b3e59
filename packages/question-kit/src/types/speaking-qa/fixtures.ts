import type { FileRef } from '../../primitives/schema/fields.ts';
import type { Fixture } from '../../primitives/fixture.ts';
import { galleryPaperHead, type GalleryPaper } from '../../primitives/gallery-paper.ts';
import type { SpeakingQaBlock, SpeakingQaEntry } from './schema.ts';
import { speakingQaTemplate } from './defaults.ts';

type SpeakingQaFixture = Fixture<SpeakingQaBlock, SpeakingQaEntry>;

const spoken = (id: string, durationMs: number): FileRef => ({
  id: `recording-${id}`,
  name: `${id}.mp4`,
  mime: 'audio/mp4',
  size: durationMs * 8,
  durationMs,
});

/** An answer by a recording per prompt. */
function speak(...recordings: [itemId: string, durationMs: number][]): SpeakingQaEntry {
  return {
    ...speakingQaTemplate(),
    studentAnswer: recordings.map(([itemId, durationMs]) => ({
      kind: 'recording',
      file: spoken(itemId, durationMs),
      itemId,
    })),
  };
}

const interview = speak(
  ['ask-home', 24_000],
  ['ask-free-time', 41_000],
  ['ask-change', 58_000],
  ['ask-future', 55_000],
);

/** An examiner's interview: from the easy to the open question, with time to prepare where it is needed. */
export const interviewFixture: SpeakingQaFixture = {
  name: 'An interview in four prompts',
  lang: 'en',
  block: {
    type: 'SpeakingQA',
    id: 'interview-town',
    rubric: '<p>Talk about the place where you live. Say as much as you can, and give reasons.</p>',
    autoCorrected: false,
    communicationMark: 5,
    languageKnowledgeMark: 5,
    spontaneityFluencyMark: 5,
    pronunciationIntonationMark: 5,
    content: [
      { id: 'ask-home', text: 'Where do you live, and how long have you lived there?', answerSeconds: 30 },
      { id: 'ask-free-time', text: 'What can young people do there in their free time?', answerSeconds: 60 },
      {
        id: 'ask-change',
        text: 'If you could change one thing about your town, what would it be, and who would be against it?',
        prepSeconds: 30,
        answerSeconds: 60,
      },
      {
        id: 'ask-future',
        text: 'Some say that in fifty years nobody will want to live in a small town. Do you agree?',
        prepSeconds: 60,
        answerSeconds: 90,
      },
    ],
    modelAnswer:
      '<p>A strong speaker answers the question that was asked, adds a reason and an example without being pushed, and repairs a slip without stopping.</p>',
  },
  right: {
    ...interview,
    instructorComments: 'A pleasure to listen to. You even argued against yourself in the last answer.',
    studentCommunicationMark: 5,
    studentLanguageKnowledgeMark: 5,
    studentPronunciationIntonationMark: 5,
    studentSpontaneityFluencyMark: 5,
    reviewed: true,
  },
  others: {
    'waiting for a mark': interview,
    'half of the way': speak(['ask-home', 24_000], ['ask-free-time', 41_000]),
    'marked in halves': {
      ...interview,
      instructorComments: 'Good ideas. Let the ends of your sentences fall, and the pauses will sound like thinking.',
      studentCommunicationMark: 4.5,
      studentLanguageKnowledgeMark: 3.5,
      studentPronunciationIntonationMark: 2.5,
      studentSpontaneityFluencyMark: 4,
      reviewed: true,
    },
  },
};

const telephone = (id: string, durationMs: number): FileRef => ({
  id,
  name: `${id}.mp3`,
  mime: 'audio/mpeg',
  size: 96_400,
  durationMs,
});

/** Prompts that are heard: one also read, one by the ear alone. */
export const phoneFixture: SpeakingQaFixture = {
  name: 'Prompts by telephone',
  lang: 'en',
  block: {
    type: 'SpeakingQA',
    id: 'interview-phone',
    rubric: '<p>You have booked a room, and the hotel calls you back. Listen and answer.</p>',
    autoCorrected: false,
    communicationMark: 4,
    languageKnowledgeMark: 3,
    spontaneityFluencyMark: 3,
    pronunciationIntonationMark: 0,
    content: [
      {
        id: 'call-dates',
        text: 'Good morning! I am calling about your booking. Which nights will you stay?',
        audio: telephone('prompt-dates', 5000),
        answerSeconds: 20,
      },
      { id: 'call-room', text: '', audio: telephone('prompt-room', 6000), prepSeconds: 10, answerSeconds: 30 },
    ],
  },
  right: {
    ...speak(['call-dates', 9000], ['call-room', 18_000]),
    studentCommunicationMark: 4,
    studentLanguageKnowledgeMark: 3,
    studentSpontaneityFluencyMark: 3,
    reviewed: true,
  },
  others: { 'one call answered': speak(['call-dates', 9000]) },
};

/** An interview in Arabic. */
export const bookFixture: SpeakingQaFixture = {
  name: 'An interview in Arabic',
  lang: 'ar',
  block: {
    type: 'SpeakingQA',
    id: 'interview-book',
    rubric: '<p dir="rtl" lang="ar">تحدّث عن القراءة. أجب بجمل كاملة واذكر أسبابك.</p>',
    autoCorrected: false,
    communicationMark: 5,
    languageKnowledgeMark: 5,
    spontaneityFluencyMark: 3,
    pronunciationIntonationMark: 2,
    content: [
      { id: 'ask-book', text: 'ما آخر كتاب قرأته؟ ومن نصحك به؟', answerSeconds: 45 },
      {
        id: 'ask-screen',
        text: 'يرى بعضهم أن القراءة على الشاشة أقل متعة من القراءة في كتاب. ما رأيك؟',
        prepSeconds: 30,
        answerSeconds: 60,
      },
    ],
  },
  right: {
    ...speak(['ask-book', 31_000], ['ask-screen', 52_000]),
    instructorComments: 'أفكار واضحة ونطق سليم، بارك الله فيك.',
    studentCommunicationMark: 5,
    studentLanguageKnowledgeMark: 5,
    studentPronunciationIntonationMark: 2,
    studentSpontaneityFluencyMark: 3,
    reviewed: true,
  },
  others: { 'waiting for a mark': speak(['ask-book', 31_000], ['ask-screen', 52_000]) },
};

export const speakingQaFixtures: readonly SpeakingQaFixture[] = [interviewFixture, phoneFixture, bookFixture];

/** The papers of this type in the workbench's gallery. */
export const speakingQaGallery = {
  interview: {
    ...galleryPaperHead,
    title: 'Speaking: An interview, then a telephone call',
    type: 'Speaking',
    subQuestionType: 'SpeakingQA',
    input: [],
    questions: [interviewFixture.block, phoneFixture.block],
  },
} as const satisfies Record<string, GalleryPaper>;
