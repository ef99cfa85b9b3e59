import type { Fixture } from '../../primitives/fixture.ts';
import { galleryPaperHead, type GalleryPaper } from '../../primitives/gallery-paper.ts';
import type { InputItem } from '../../primitives/schema/input.ts';
import type { WritingPhotoDescriptionBlock, WritingPhotoDescriptionEntry } from './schema.ts';

type PhotoFixture = Fixture<WritingPhotoDescriptionBlock, WritingPhotoDescriptionEntry>;

/** The photo of the English example. */
export const quayPhoto: InputItem = {
  id: 'photo-quay',
  kind: 'image',
  file: { id: 'file-quay', name: 'quay.jpg', mime: 'image/jpeg', size: 412_880 },
  alt: 'A small harbour in the evening: three boats, a pier with a lamp, hills behind the water',
};

/** The photo of the Arabic example. */
export const courtyardPhoto: InputItem = {
  id: 'photo-courtyard',
  kind: 'image',
  file: { id: 'file-courtyard', name: 'courtyard.jpg', mime: 'image/jpeg', size: 388_102 },
  alt: 'ميناء صغير عند المساء: ثلاثة قوارب ورصيف عليه مصباح، وخلف الماء تلال',
};

const quayText = `In the photo I can see a small harbour in the evening. In the foreground there is a pier with a lamp that has just been lit. Three boats lie in the water, and their sails are down, so I think that the fishermen have gone home.

In the background there are hills, and the sun stands low between them. The picture is calm, but the dark clouds on the left make me think that it is going to rain at night.`;

const slip = quayText.indexOf('the sun stands low');

function write(text: string): WritingPhotoDescriptionEntry {
  return {
    studentAnswer: [{ kind: 'text', text }],
    instructorFiles: [],
    studentContentMark: 0,
    studentLanguageMark: 0,
  };
}

/** A photo described within limits of words, marked and commented. */
export const quayFixture: PhotoFixture = {
  name: 'A harbour in the evening',
  lang: 'en',
  block: {
    type: 'WritingPhotoDescription',
    id: 'describe-quay',
    rubric: '<p>Describe the photo.</p><p>Say what you see, where things are, and what may happen next.</p>',
    autoCorrected: false,
    contentMark: 8,
    languageMark: 7,
    minWords: 60,
    maxWords: 120,
    modelAnswer:
      '<p>A strong answer goes from the whole to the details, says where each thing is, and guesses what comes next from something in the photo.</p>',
  },
  right: {
    ...write(quayText),
    studentContentMark: 8,
    studentLanguageMark: 7,
    instructorComments: 'You lead the eye through the picture, and you give a reason for your guess.',
    annotations: [
      {
        id: 'note-sun',
        start: slip,
        end: slip + 'the sun stands low'.length,
        comment: 'Nicely observed. “The sun is low” would be more usual.',
        colour: 'teal',
      },
    ],
    reviewed: true,
  },
  others: {
    'waiting for a mark': write(quayText),
    'too short yet': write('I can see a harbour and three boats.'),
    'marked in halves': { ...write(quayText), studentContentMark: 6.5, studentLanguageMark: 5, reviewed: true },
  },
};

/** A photo described in Arabic. */
export const courtyardFixture: PhotoFixture = {
  name: 'A photo described in Arabic',
  lang: 'ar',
  block: {
    type: 'WritingPhotoDescription',
    id: 'describe-courtyard',
    rubric: '<p dir="rtl" lang="ar">صف الصورة: ماذا ترى فيها؟ وأين يقع كل شيء؟ وماذا تتوقع أن يحدث بعد قليل؟</p>',
    autoCorrected: false,
    contentMark: 6,
    languageMark: 4,
    minWords: 20,
  },
  right: {
    ...write(
      'أرى في الصورة ميناء صغيرًا عند المساء. في المقدمة رصيف عليه مصباح أُضيء لتوّه، وعلى الماء ثلاثة قوارب طُويت أشرعتها. وفي الخلف تلال تغيب الشمس بينها، وأظن أن الصيادين عادوا إلى بيوتهم قبل أن يهطل المطر.',
    ),
    studentContentMark: 6,
    studentLanguageMark: 4,
    instructorComments: 'وصف مرتب من القريب إلى البعيد، أحسنت.',
    reviewed: true,
  },
  others: { 'too short yet': write('أرى ميناء وثلاثة قوارب.') },
};

export const writingPhotoDescriptionFixtures: readonly PhotoFixture[] = [quayFixture, courtyardFixture];

/** The papers of this type in the workbench's gallery. */
export const writingPhotoDescriptionGallery = {
  harbourInTheEvening: {
    ...galleryPaperHead,
    title: 'Writing: A harbour in the evening',
    type: 'Writing',
    subQuestionType: 'WritingPhotoDescription',
    input: [quayPhoto],
    questions: [quayFixture.block],
  },
} as const satisfies Record<string, GalleryPaper>;
