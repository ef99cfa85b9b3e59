import type { Fixture } from '../../primitives/fixture.ts';
import { galleryPaperHead, type GalleryPaper } from '../../primitives/gallery-paper.ts';
import type { ShortAnswersBlock, ShortAnswersEntry } from '../../families/short-answers/schema.ts';

type ShortAnswersFixture = Fixture<ShortAnswersBlock, ShortAnswersEntry>;

function write(...texts: string[]): ShortAnswersEntry {
  return texts.map((studentAnswer) => ({ studentAnswer, studentMark: 0 }));
}

/** A prompt per field, with alternatives, a wildcard, a contraction and a forgiven typo. */
export const lighthouseFixture: ShortAnswersFixture = {
  name: 'A prompt per field',
  lang: 'en',
  block: {
    type: 'ShortAnswers',
    id: 'short-lighthouse',
    rubric: '<p>Read about the lighthouse. Answer each question in <strong>no more than three words</strong>.</p>',
    autoCorrected: true,
    content: [
      {
        id: 'lighthouse-keepers',
        prompt: 'How many keepers lived in the lighthouse?',
        answers: ['three', '3', 'three keepers'],
        why: '<p>“Two old hands and a boy of sixteen” makes three.</p>',
      },
      {
        id: 'lighthouse-supplies',
        prompt: 'What brought the keepers their supplies?',
        answers: ['a rowing boat', '*rowing boat*', 'a rowboat'],
        match: { typos: 1 },
        mark: 2,
        why: '<p>“Once a month, weather allowing, a rowing boat came over from the village.”</p>',
      },
      {
        id: 'lighthouse-lamp',
        prompt: 'Did the lamp go out in the great storm?',
        answers: ["no, it didn't", 'no'],
        match: { contractions: true },
      },
      {
        id: 'lighthouse-month',
        prompt: 'In which month was the lamp lit for the first time?',
        answers: ['October'],
        match: { case: 'exact', typos: 1 },
      },
    ],
    answersCount: 4,
  },
  right: write('3', 'an old rowing boat', 'No, it did not.', 'Octobre'),
  others: {
    'half of it': write('three', 'a rowing boat', '', ''),
    wrong: write('two', 'a train', 'yes', 'october'),
  },
};

/** Two fields in any order, and a third that only a person can judge. */
export const reasonsFixture: ShortAnswersFixture = {
  name: 'Two reasons in any order',
  lang: 'en',
  block: {
    type: 'ShortAnswers',
    id: 'short-reasons',
    rubric: '<p>Give <strong>two reasons</strong> why the town moved its market to the station.</p>',
    autoCorrected: false,
    content: [
      { id: 'reasons-one', answers: ['more space', '*trains*', 'cheaper rent', '*closer to the river*'] },
      { id: 'reasons-two', answers: ['more space', '*trains*', 'cheaper rent', '*closer to the river*'] },
      { id: 'reasons-own', prompt: 'Would you have moved it? Say why in one sentence.', answers: [], mark: 2 },
    ],
    answersCount: 3,
    modelAnswer: '<p>There was more space, and goods arrived on the trains.</p>',
  },
  right: [
    ...write('goods came on the trains', 'more space'),
    { studentAnswer: 'Yes, because fewer carts would block the square.', studentMark: 2, reviewed: true },
  ],
  others: {
    'the same reason twice': write('more space', 'More space!', 'No.'),
    'waits for a person': write('cheaper rent', 'more space', 'Yes, I would.'),
    'one of two': write('more space', 'better weather', ''),
  },
};

/** French: a missing accent is noted in one field and counts in another. */
export const holidayFixture: ShortAnswersFixture = {
  name: 'In French, with accents',
  lang: 'fr',
  block: {
    type: 'ShortAnswers',
    id: 'short-holiday',
    rubric: '<p lang="fr">Lisez la lettre de Zoé, puis répondez en <strong>deux mots au plus</strong>.</p>',
    autoCorrected: true,
    content: [
      {
        id: 'holiday-season',
        prompt: 'En quelle saison Zoé part-elle ?',
        answers: ['en été', "l'été", 'été'],
        why: '<p lang="fr">« Dès juillet, la maison de ma grand-mère nous attend. »</p>',
      },
      { id: 'holiday-place', prompt: 'Où passe-t-elle ses matinées ?', answers: ['à la forêt', 'en forêt'] },
      {
        id: 'holiday-past',
        prompt: 'Écrivez le participe passé de « préférer ».',
        answers: ['préféré'],
        match: { accents: 'exact' },
      },
    ],
    answersCount: 3,
  },
  right: write('En été', 'en foret', 'préféré'),
  others: { 'without accents': write('en ete', 'en foret', 'prefere'), 'half of it': write('été', '', '') },
};

/** Arabic: hamza and vowel signs are noted, not refused; a person confirms. */
export const caravanFixture: ShortAnswersFixture = {
  name: 'In Arabic, for a person to confirm',
  lang: 'ar',
  block: {
    type: 'ShortAnswers',
    id: 'short-caravan',
    rubric: '<p dir="rtl" lang="ar">اقرأ النص ثم أجب عن كل سؤال بثلاث كلمات على الأكثر.</p>',
    autoCorrected: false,
    content: [
      {
        id: 'caravan-leader',
        prompt: 'من قاد القافلة؟',
        answers: ['إبراهيم', 'الشيخ إبراهيم'],
        why: '<p dir="rtl" lang="ar">جاء في السطر الثاني: «وفي المقدمة سار الشيخ إبراهيم».</p>',
      },
      { id: 'caravan-days', prompt: 'كم يومًا دامت الرحلة؟', answers: ['14 يومًا', '14', 'أربعة عشر يومًا'] },
      { id: 'caravan-goods', prompt: 'ماذا حملت الجمال؟', answers: ['الملح والتمر', 'التمر والملح'] },
    ],
    answersCount: 3,
  },
  right: write('ابراهيم', '١٤ يوما', 'التمر والملح'),
  others: {
    'half of it': write('الشيخ إبراهيم', '', ''),
    'confirmed by a person': [
      { studentAnswer: 'إبراهيم', studentMark: 1, reviewed: true },
      { studentAnswer: 'أسبوعان', studentMark: 0.5, reviewed: true },
      { studentAnswer: 'الحرير', studentMark: 0, reviewed: true },
    ],
  },
};

export const shortAnswersFixtures: readonly ShortAnswersFixture[] = [
  lighthouseFixture,
  reasonsFixture,
  holidayFixture,
  caravanFixture,
];

const lighthouseText = `<h2>The lighthouse off the cape</h2>
<p>The rock lies two miles off the cape, and at high water it is no larger than a tennis court. The people of the village had asked for a light on it for thirty years, and for thirty years the answer had been that nobody could build there. In the end it was done in four summers, stone by stone, and one evening in October the lamp was lit for the first time.</p>
<p>Two old hands and a boy of sixteen were the first to live in it. There was a kitchen, a room with three beds that followed the curve of the wall, and above them the lamp, which had to be wound up like a clock every four hours. Once a month, weather allowing, a rowing boat came over from the village with oil, flour, letters and the newspapers of the last four weeks, which the elder of the two men read one a day, as if they had been printed that morning.</p>
<p>In the great storm of their second winter the sea broke two windows and took the kitchen door. The three of them carried the oil up by hand, in the dark, for two nights, and people on the shore saw the light turn as it always did. When the boat came at last, the boy is said to have asked for one thing only: a new pack of cards.</p>`;

const caravanText = `<h2 dir="rtl" lang="ar">القافلة</h2>
<p dir="rtl" lang="ar">خرجت القافلة من الواحة قبل الفجر، وكانت أربعين جملًا وعشرة رجال. وفي المقدمة سار الشيخ إبراهيم، وهو لا ينظر إلى الطريق بل إلى النجوم، فقد كان يقول إن الرمال تكذب كل يوم، أما النجوم فلا تعرف الكذب.</p>
<p dir="rtl" lang="ar">حملت الجمال الملح والتمر إلى مدن الجنوب، على أن تعود منها بالقماش والجلود. وكان أصعب ما في الرحلة يومها السابع، إذ لا بئر فيه ولا ظل، فكانوا ينامون فيه نهارًا ويمشون ليلًا.</p>
<p dir="rtl" lang="ar">وبعد أربعة عشر يومًا رأوا أسوار المدينة. فلما سألهم الحراس عمّا رأوا في الصحراء، ضحك الشيخ وقال: رأينا أنفسنا، فليس فيها شيء آخر.</p>`;

/** The papers of this type in the workbench's gallery. */
export const shortAnswersGallery = {
  lighthouseOffTheCape: {
    ...galleryPaperHead,
    title: 'Reading: The lighthouse off the cape',
    type: 'Reading',
    subQuestionType: 'ShortAnswers',
    input: [{ id: 'lighthouse', kind: 'text', html: lighthouseText }],
    questions: [lighthouseFixture.block],
  },
  caravan: {
    ...galleryPaperHead,
    category: 'Bilingual practice',
    diploma: '',
    title: 'قراءة: القافلة',
    type: 'Reading',
    subQuestionType: 'ShortAnswers',
    input: [{ id: 'caravan', kind: 'text', html: caravanText }],
    questions: [caravanFixture.block],
  },
} as const satisfies Record<string, GalleryPaper>;
