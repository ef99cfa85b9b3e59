import type { Fixture } from '../../primitives/fixture.ts';
import { galleryPaperHead, type GalleryPaper } from '../../primitives/gallery-paper.ts';
import type { ShortAnswersBlock, ShortAnswersEntry } from '../../families/short-answers/schema.ts';

type NoteTakingFixture = Fixture<ShortAnswersBlock, ShortAnswersEntry>;

function note(...texts: string[]): ShortAnswersEntry {
  return texts.map((studentAnswer) => ({ studentAnswer, studentMark: 0 }));
}

/** A sheet with a title, headings and bullet lines; fields stand within a line and at its end. */
export const museumFixture: NoteTakingFixture = {
  name: 'A sheet of notes',
  lang: 'en',
  block: {
    type: 'ShortAnswers',
    id: 'notes-museum',
    rubric:
      '<p>Listen to the guide and complete the notes. Write <strong>one or two words or a number</strong> in each space.</p>',
    autoCorrected: true,
    content: [
      {
        id: 'museum-opens',
        prompt: '# The harbour museum\n## Visiting\nopens at ___ in summer',
        answers: ['nine', '9', "nine o'clock", '9 am'],
        why: '<p>“From June we open at nine, an hour earlier than in winter.”</p>',
      },
      {
        id: 'museum-closed',
        prompt: 'closed on ___\nfree on the first Sunday of the month',
        answers: ['Mondays', 'Monday'],
        match: { typos: 1 },
      },
      { id: 'museum-ticket', prompt: 'a family ticket costs £___', answers: ['14', 'fourteen', '14.00'] },
      {
        id: 'museum-boat',
        prompt: '## What to see\nthe oldest boat, found in a',
        answers: ['river bed', 'riverbed'],
        mark: 2,
      },
      {
        id: 'museum-model',
        prompt: 'a model of the town made of ___ by school children',
        answers: ['matches', 'match*'],
      },
      { id: 'museum-tower', prompt: 'the tower: ___ steps up, a view of both rivers', answers: ['112'] },
    ],
    answersCount: 6,
  },
  right: note("nine o'clock", 'Mondays', '14.00', 'riverbed', 'matchsticks', '112'),
  others: {
    'half of it': note('9', 'mondays', '40', 'river', '', ''),
    wrong: note('ten', 'Sunday', '40', 'lake', 'wood', '121'),
  },
};

/** A French sheet: accents are noted. */
export const lectureFixture: NoteTakingFixture = {
  name: 'In French, with accents',
  lang: 'fr',
  block: {
    type: 'ShortAnswers',
    id: 'notes-lecture',
    rubric: '<p lang="fr">Écoutez l’exposé et complétez les notes par <strong>un mot</strong>.</p>',
    autoCorrected: true,
    content: [
      { id: 'lecture-bees', prompt: '# La vie des abeilles\nla reine pond en ___', answers: ['été'] },
      { id: 'lecture-hive', prompt: 'les ouvrières gardent l’___ de la ruche', answers: ['entrée'] },
      { id: 'lecture-honey', prompt: 'en hiver elles vivent de leur miel et de leur ___', answers: ['chaleur'] },
    ],
    answersCount: 3,
  },
  right: note('été', 'entrée', 'chaleur'),
  others: { 'one without an accent': note('ete', 'entrée', ''), wrong: note('hiver', 'sortie', 'pollen') },
};

/** An Arabic sheet; a person confirms the machine's proposal. */
export const interviewFixture: NoteTakingFixture = {
  name: 'In Arabic, for a person to confirm',
  lang: 'ar',
  block: {
    type: 'ShortAnswers',
    id: 'notes-interview',
    rubric: '<p dir="rtl" lang="ar">استمع إلى المقابلة وأكمل الملاحظات بكلمة أو رقم في كل فراغ.</p>',
    autoCorrected: false,
    content: [
      {
        id: 'interview-born',
        prompt: '# مقابلة مع خطّاطة\n## البداية\nوُلدت سنة ___ في حلب',
        answers: ['1975'],
        why: '<p dir="rtl" lang="ar">قالت: «وُلدت في حلب سنة خمس وسبعين».</p>',
      },
      { id: 'interview-teacher', prompt: 'تعلّمت الخط على يد', answers: ['جدها', 'جدّها أحمد'] },
      {
        id: 'interview-tools',
        prompt: '## الأدوات\nتصنع قلمها من ___ وتخلط الحبر بنفسها',
        answers: ['القصب', 'قصب'],
      },
    ],
    answersCount: 3,
  },
  right: note('١٩٧٥', 'جدّها', 'القصب'),
  others: {
    'half of it': note('1975', 'أبوها', ''),
    'confirmed by a person': [
      { studentAnswer: '1975', studentMark: 1, reviewed: true },
      { studentAnswer: 'الجد', studentMark: 0.5, reviewed: true },
      { studentAnswer: 'الخشب', studentMark: 0, reviewed: true },
    ],
  },
};

export const noteTakingFixtures: readonly NoteTakingFixture[] = [museumFixture, lectureFixture, interviewFixture];

const museumText = `<h2>The harbour museum: your visit</h2>
<p><strong>When to come.</strong> From June we open at nine, an hour earlier than in winter, and close at six. The museum is closed on Mondays, except in August. On the first Sunday of every month everybody comes in free of charge.</p>
<p><strong>Tickets.</strong> An adult pays £6 and a child £3. A family ticket, for two adults and up to three children, costs £14. Tickets are good for the whole day, so you may go out for lunch and come back.</p>
<p><strong>Do not miss.</strong> In the first hall lies the oldest boat in the country. It was cut from a single oak some three thousand years ago and found in a river bed, where the mud had kept it from the air. In the next room stands a model of the town as it was in 1850, every house and chimney of it, which the pupils of the harbour school made of matches; it took them two winters.</p>
<p><strong>The tower.</strong> Those who do not mind stairs should go up: it is 112 steps to the top, and from there you see both rivers and, on a clear day, the islands.</p>`;

/** The papers of this type in the workbench's gallery. */
export const noteTakingGallery = {
  harbourMuseum: {
    ...galleryPaperHead,
    title: 'Reading: Notes from a museum leaflet',
    type: 'Reading',
    subQuestionType: 'NoteTaking',
    input: [{ id: 'museum', kind: 'text', html: museumText }],
    questions: [museumFixture.block],
  },
} as const satisfies Record<string, GalleryPaper>;
