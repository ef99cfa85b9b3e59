import type { Fixture } from '../../primitives/fixture.ts';
import type { WritingEssaysBlock, WritingEssaysEntry } from './schema.ts';

type WritingEssaysFixture = Fixture<WritingEssaysBlock, WritingEssaysEntry>;

const libraryText = `Our town has one library, and last winter the council asked whether it still needs it. I believe it does, and more than before.

Firstly, a library is the only warm room in town where nobody has to buy something. My grandmother reads the newspaper there every morning, and she speak with people she would never meet elsewhere. Secondly, not every pupil has a quiet table at home. In the weeks before the exams all forty seats are taken by nine o'clock.

Of course it costs money, and many books can be read on a telephone. However, a telephone does not ask what you are looking for, and it does not know that the book you really want stands one shelf lower.

For these reasons the council should keep the library open, and open it on Sundays too.`;

const mistake = libraryText.indexOf('she speak');
const praise = libraryText.indexOf('the book you really want');

function write(text: string): WritingEssaysEntry {
  return {
    studentAnswer: [{ kind: 'text', text }],
    instructorFiles: [],
    studentContentMark: 0,
    studentLanguageMark: 0,
  };
}

/** An opinion essay with limits of words, marked and commented. */
export const libraryFixture: WritingEssaysFixture = {
  name: 'An opinion essay',
  lang: 'en',
  block: {
    type: 'WritingEssays',
    id: 'essay-library',
    rubric:
      '<p>“In the age of the internet, a town no longer needs a library.”</p><p>Do you agree? Give reasons and examples from your own experience.</p>',
    autoCorrected: false,
    contentMark: 10,
    languageMark: 10,
    minWords: 120,
    maxWords: 250,
    modelAnswer:
      '<p>A strong answer takes a clear position in its first lines, gives two or three reasons with an example each, answers one objection, and closes with what should be done.</p>',
  },
  right: {
    ...write(libraryText),
    studentContentMark: 10,
    studentLanguageMark: 10,
    instructorComments: 'A clear position and examples that only you could give. Well done.',
    annotations: [
      {
        id: 'note-speak',
        start: mistake,
        end: mistake + 'she speak'.length,
        comment: 'Third person: she speaks.',
        colour: 'rose',
      },
      {
        id: 'note-book',
        start: praise,
        end: praise + 'the book you really want'.length,
        comment: 'A lovely turn: it answers the objection by an image.',
        colour: 'teal',
      },
    ],
    reviewed: true,
  },
  others: {
    'waiting for a mark': write(libraryText),
    'too short yet': write('Our town has one library, and I believe that it needs it.'),
    'marked in halves': {
      ...write(libraryText),
      studentContentMark: 7.5,
      studentLanguageMark: 6,
      instructorComments: 'Good reasons. Look at your verbs again.',
      reviewed: true,
    },
  },
};

/** An Arabic essay. */
export const seaFixture: WritingEssaysFixture = {
  name: 'An essay in Arabic',
  lang: 'ar',
  block: {
    type: 'WritingEssays',
    id: 'essay-sea',
    rubric: '<p dir="rtl" lang="ar">صف مكانًا تحب أن تعود إليه، واذكر لماذا بقي في ذاكرتك.</p>',
    autoCorrected: false,
    contentMark: 6,
    languageMark: 4,
    minWords: 20,
  },
  right: {
    ...write(
      'كلما ضاق صدري عدت بخيالي إلى بيت جدي على شاطئ البحر. كنا نستيقظ على صوت الموج، ونجمع الأصداف قبل أن تشتد الشمس، ثم نعود جائعين إلى خبز جدتي الساخن. بقي المكان في ذاكرتي لأن أحدًا هناك لم يكن في عجلة من أمره.',
    ),
    studentContentMark: 6,
    studentLanguageMark: 4,
    instructorComments: 'وصف صادق ولغة سليمة، أحسنت.',
    reviewed: true,
  },
  others: { 'too short yet': write('أحب بيت جدي على البحر.') },
};

export const writingEssaysFixtures: readonly WritingEssaysFixture[] = [libraryFixture, seaFixture];
