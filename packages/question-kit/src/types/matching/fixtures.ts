import type { Fixture } from '../../primitives/fixture.ts';
import { galleryPaperHead, type GalleryPaper } from '../../primitives/gallery-paper.ts';
import { matchByText } from './match-by-text.ts';
import type { MatchingBlock, MatchingEntry } from './schema.ts';

type MatchingFixture = Fixture<MatchingBlock, MatchingEntry>;

function fixture(
  about: Pick<MatchingFixture, 'name' | 'lang'>,
  block: MatchingBlock,
  others: Readonly<Record<string, readonly string[]>>,
): MatchingFixture {
  const given = Object.entries(others).map(([name, texts]) => [name, matchByText(block, texts)] as const);
  return {
    ...about,
    block,
    right: matchByText(
      block,
      block.content.map(({ right }) => right),
    ),
    others: Object.fromEntries(given),
  };
}

/** Single words on both sides, each right used once, with two that belong nowhere. */
export const instrumentFixture = fixture(
  { name: 'One right each, with distractors', lang: 'en' },
  {
    type: 'Matching',
    id: 'match-instruments',
    rubric: '<p>Match each instrument with what it measures. There are <strong>two</strong> more than you need.</p>',
    autoCorrected: true,
    content: [
      {
        id: 'inst-barometer',
        left: 'Barometer',
        right: 'the pressure of the air',
        why: '<p>It falls before a storm, long before the first cloud.</p>',
      },
      { id: 'inst-anemometer', left: 'Anemometer', right: 'the speed of the wind' },
      {
        id: 'inst-hygrometer',
        left: 'Hygrometer',
        right: 'how damp the air is',
        why: '<p><em>Hygro-</em> is Greek for wet; a <em>hydrometer</em> is another instrument.</p>',
      },
      { id: 'inst-seismograph', left: 'Seismograph', right: 'movements of the ground' },
    ],
    distractors: ['how deep the sea is', 'the height of a building'],
    modelAnswer: '<p>Barometer: pressure; anemometer: wind; hygrometer: damp; seismograph: the ground.</p>',
  },
  {
    'two exchanged': [
      'the speed of the wind',
      'the pressure of the air',
      'how damp the air is',
      'movements of the ground',
    ],
    'half of it': ['the pressure of the air', '', 'how damp the air is', ''],
    distracted: ['how deep the sea is', 'the height of a building', '', 'movements of the ground'],
  },
);

/** Fewer rights than lefts: each may be given more than once. A person confirms. */
export const speakerFixture = fixture(
  { name: 'Who says what', lang: 'en' },
  {
    type: 'Matching',
    id: 'match-speakers',
    rubric:
      '<p>Read what three people say about working at night. Who says this? You may choose each person more than once.</p>',
    autoCorrected: false,
    content: [
      { id: 'say-quiet', left: 'The quiet helps me to think.', right: 'Nadia, baker' },
      {
        id: 'say-family',
        left: 'I see my children more often than people who work by day.',
        right: 'Tom, nurse',
        why: '<p>Tom brings them to school before he goes to bed.</p>',
      },
      { id: 'say-sleep', left: 'I have never learned to sleep when the sun is out.', right: 'Tom, nurse' },
      { id: 'say-money', left: 'I would not do it for the same wage as in the day.', right: 'Ines, driver' },
      { id: 'say-town', left: 'You meet a town that others do not know.', right: 'Ines, driver' },
    ],
  },
  {
    'two wrong': ['Nadia, baker', 'Ines, driver', 'Tom, nurse', 'Ines, driver', 'Tom, nurse'],
    'always the same': ['Tom, nurse', 'Tom, nurse', 'Tom, nurse', 'Tom, nurse', 'Tom, nurse'],
  },
);

/** Two rights that read the same, and enough distractors that each is used once: either of the two is right. */
export const rhymeFixture = fixture(
  { name: 'Two rights that read the same', lang: 'en' },
  {
    type: 'Matching',
    id: 'match-stress',
    rubric: '<p>Where is the word stressed?</p>',
    autoCorrected: true,
    content: [
      { id: 'stress-record', left: 'to record (verb)', right: 'on the second syllable' },
      { id: 'stress-export', left: 'an export (noun)', right: 'on the first syllable' },
      { id: 'stress-present', left: 'to present (verb)', right: 'on the second syllable' },
    ],
    distractors: ['on the third syllable', 'on no syllable'],
  },
  { 'all but one': ['on the second syllable', 'on the third syllable', 'on the second syllable'] },
);

/** Arabic on both sides, read from right to left. */
export const proverbFixture = fixture(
  { name: 'Arabic: halves of proverbs', lang: 'ar' },
  {
    type: 'Matching',
    id: 'match-proverbs',
    rubric: '<p>صِل كل شطر بما يكمله من الأمثال.</p>',
    autoCorrected: true,
    content: [
      {
        id: 'proverb-patience',
        left: 'الصبر',
        right: 'مفتاح الفرج',
        why: '<p>من صبر على الشدة أدرك بعدها السعة.</p>',
      },
      { id: 'proverb-time', left: 'الوقت كالسيف', right: 'إن لم تقطعه قطعك' },
      { id: 'proverb-seek', left: 'من جدّ', right: 'وجد' },
      { id: 'proverb-neighbour', left: 'اختر الجار', right: 'قبل الدار' },
    ],
    distractors: ['قبل الطعام'],
  },
  {
    'two exchanged': ['إن لم تقطعه قطعك', 'مفتاح الفرج', 'وجد', 'قبل الدار'],
    'nearly all': ['مفتاح الفرج', 'إن لم تقطعه قطعك', 'وجد', 'قبل الطعام'],
  },
);

/** Matching with distractors, with rights given more than once, with equal rights, and in Arabic. */
export const matchingFixtures: readonly MatchingFixture[] = [
  instrumentFixture,
  speakerFixture,
  rhymeFixture,
  proverbFixture,
];

/** The instructions before the pairs, a block of the type Rubric. */
const pairsAhead = {
  type: 'Rubric',
  id: 'pairs-ahead',
  rubric:
    '<h3>Words that belong together</h3><p>Part 1 is about instruments, part 2 about sounds. You have about <em>ten minutes</em> for both.</p>',
  autoCorrected: false,
} as const;

/** The papers of this type in the workbench's gallery. */
export const matchingGallery = {
  instrumentsAndSounds: {
    ...galleryPaperHead,
    title: 'Reading: Instruments and sounds',
    type: 'Reading',
    subQuestionType: 'Matching',
    input: [],
    questions: [pairsAhead, instrumentFixture.block, rhymeFixture.block],
  },
} as const satisfies Record<string, GalleryPaper>;
