import type { Fixture } from '../../primitives/fixture.ts';
import type { FillInBlanksBlock, FillInBlanksEntry } from './schema.ts';

type FillInBlanksFixture = Fixture<FillInBlanksBlock, FillInBlanksEntry>;

function fill(...words: string[]): FillInBlanksEntry {
  return words.map((studentAnswer) => ({ studentAnswer, studentMark: 0 }));
}

/** Typed answers with alternatives, a wildcard, an accent, a forgiven typo and a contraction; words of the text are underlined. */
export const letterFixture: FillInBlanksFixture = {
  name: 'Typed, with tolerant matching',
  lang: 'en',
  block: {
    type: 'FillInBlanks',
    id: 'fib-letter',
    rubric: '<p>Complete the letter. Write <strong>one or two words</strong> in each gap.</p>',
    autoCorrected: true,
    content: [
      { type: 'text', text: 'Dear Amal,\n\nWe met at the ' },
      {
        type: 'gap',
        id: 'letter-cafe',
        answers: ['café', 'coffee shop'],
        why: '<p>“Where the tables stand on the pavement” is the café by the harbour.</p>',
      },
      { type: 'text', text: ' ' },
      { type: 'text', text: 'by the harbour', formatting: ['u'] },
      { type: 'text', text: ', and I ' },
      {
        type: 'gap',
        id: 'letter-not',
        answers: ['do not', 'did not'],
        match: { contractions: true },
        why: '<p>The second half of the sentence turns it into its opposite.</p>',
      },
      { type: 'text', text: ' remember the ' },
      { type: 'gap', id: 'letter-colour', answers: ['colo*r of the boat'], mark: 2 },
      { type: 'text', text: ', but it was in ' },
      { type: 'gap', id: 'letter-month', answers: ['September'], match: { case: 'exact', typos: 1 }, mark: 0.5 },
      { type: 'text', text: '.' },
    ],
    boxOptions: false,
  },
  right: fill('café', "don't", 'color of the boat', 'September'),
  others: {
    'accepted with remarks': fill('cafe', 'did not', '', 'Septembre'),
    'half of it': fill('coffee shop', 'do not', '', ''),
    wrong: fill('bar', 'do', 'boat', 'september'),
  },
};

/** A word box with distractors and a word that is used twice. */
export const cycleFixture: FillInBlanksFixture = {
  name: 'With a word box',
  lang: 'en',
  block: {
    type: 'FillInBlanks',
    id: 'fib-cycle',
    rubric: '<p>Complete the description of the water cycle with words from the box.</p>',
    autoCorrected: true,
    content: [
      { type: 'text', text: 'The sun warms the sea, and ' },
      { type: 'gap', id: 'cycle-vapour', answers: ['vapour'], why: '<p>Water as a gas is called vapour.</p>' },
      { type: 'text', text: ' rises. High up it cools and forms ' },
      { type: 'gap', id: 'cycle-clouds', answers: ['clouds'] },
      { type: 'text', text: '. Rain fills the rivers, the rivers fill the ' },
      { type: 'gap', id: 'cycle-sea', answers: ['sea'] },
      { type: 'text', text: ', and from the ' },
      { type: 'gap', id: 'cycle-sea-again', answers: ['sea'] },
      { type: 'text', text: ' it all begins again.' },
    ],
    boxOptions: true,
    distractors: ['steam', 'wind', 'desert'],
  },
  right: fill('vapour', 'clouds', 'sea', 'sea'),
  others: { 'half of it': fill('vapour', 'wind', 'sea', ''), wrong: fill('steam', 'wind', 'desert', 'desert') },
};

/** Arabic: vowel signs and hamza are noted, not refused. A person confirms the machine's proposal. */
export const poemFixture: FillInBlanksFixture = {
  name: 'In Arabic, for a person to confirm',
  lang: 'ar',
  block: {
    type: 'FillInBlanks',
    id: 'fib-poem',
    rubric: '<p dir="rtl" lang="ar">أكمل الجمل بكلمة واحدة في كل فراغ.</p>',
    autoCorrected: false,
    content: [
      { type: 'text', text: 'سافر ' },
      {
        type: 'gap',
        id: 'poem-name',
        answers: ['أحمد'],
        why: '<p dir="rtl" lang="ar">ذُكر الاسم في السطر الأول.</p>',
      },
      { type: 'text', text: ' إلى ' },
      { type: 'gap', id: 'poem-city', answers: ['القاهرة', 'مدينة القاهرة'] },
      { type: 'text', text: ' سنة ' },
      { type: 'gap', id: 'poem-year', answers: ['1914'] },
      { type: 'text', text: ' ليدرس ' },
      { type: 'gap', id: 'poem-subject', answers: ['الطب'], match: { accents: 'exact' } },
      { type: 'text', text: '.' },
    ],
    boxOptions: false,
    modelAnswer: '<p dir="rtl" lang="ar">سافر أحمد إلى القاهرة سنة 1914 ليدرس الطب.</p>',
  },
  right: fill('احمد', 'القاهِرة', '١٩١٤', 'الطب'),
  others: {
    'half of it': fill('أحمد', 'مدينة القاهرة', '', ''),
    'confirmed by a person': [
      { studentAnswer: 'أحمد', studentMark: 1, reviewed: true },
      { studentAnswer: 'الإسكندرية', studentMark: 0, reviewed: true },
      { studentAnswer: '1914', studentMark: 1, reviewed: true },
      { studentAnswer: 'الطبّ', studentMark: 0.5, reviewed: true },
    ],
  },
};

export const fillInBlanksFixtures: readonly FillInBlanksFixture[] = [letterFixture, cycleFixture, poemFixture];
