import type { Fixture } from '../../primitives/fixture.ts';
import { galleryPaperHead, type GalleryPaper } from '../../primitives/gallery-paper.ts';
import type { InputItem } from '../../primitives/schema/input.ts';
import type { WritingSummariesBlock, WritingSummariesEntry } from './schema.ts';

type SummaryFixture = Fixture<WritingSummariesBlock, WritingSummariesEntry>;

/** The text of the English example. */
export const nightBusText: InputItem = {
  id: 'text-night-bus',
  kind: 'text',
  html: '<h2>The night bus</h2><p>When the last train leaves our town at half past ten, the streets do not fall silent. Nurses come off their shift at the hospital, bakers set out for theirs, and students walk home from the cinema. For years all of them went on foot or paid for a taxi.</p><p>Three winters ago a driver named Olga Brandt asked the council for an old bus that stood unused behind the depot. She proposed to drive it herself, twice a night, on a round that passes the hospital, the bakery and the station. The council gave her six months.</p><p>Hardly anybody came in the first weeks. Then a nurse wrote about the bus on the notice board of her ward, and within a month there were no free seats at midnight. Passengers began to know each other. A baker brought bread that had broken in the oven; somebody else left books on the back seat, and a small library grew there.</p><p>A study of the university found that fewer people now take a second job in the city, because they can reach one in town. Crime on the way home has halved, although the researchers warn that better lamps were put up in the same year. What cannot be measured, they write, is that people who used to hurry past each other now say good evening.</p><p>The council has since bought a second bus. Olga Brandt still drives the first one. “I only wanted company at night,” she says.</p>',
};

/** The text of the Arabic example. */
export const palmText: InputItem = {
  id: 'text-palm',
  kind: 'text',
  html: '<h2 dir="rtl" lang="ar">حارس النخيل</h2><p dir="rtl" lang="ar">في الواحة التي وُلد فيها سالم كان في كل بيت نخلة تحمل اسمًا. كان الناس يعرفون عمر كل نخلة ومن زرعها، ويورّثونها لأبنائهم كما يورّثون البيوت.</p><p dir="rtl" lang="ar">ثم جفّت العين التي تسقي الواحة، ورحل كثيرون إلى المدينة. بقي سالم وحفر بئرًا جديدة بيديه، وعلّم الأطفال كيف يلقّحون النخيل في الربيع وكيف يصعدون إليه دون أن يؤذوه.</p><p dir="rtl" lang="ar">اليوم عاد نصف الراحلين، وصارت الواحة تبيع تمرها في ثلاث مدن. ويقول سالم إن النخلة لا تشكر أحدًا، لكنها تنتظر من يعود إليها.</p>',
};

const nightBusSummary = `Three years ago a driver started a night bus in a small town because people who worked late had no way home after the last train. At first it was almost empty, but word spread and the passengers became a community. Research suggests that more people now find work in town and feel safer. The council has bought a second bus.`;

function write(text: string): WritingSummariesEntry {
  return {
    studentAnswer: [{ kind: 'text', text }],
    instructorFiles: [],
    studentContentMark: 0,
    studentLanguageMark: 0,
  };
}

/** A text of three hundred words put in sixty, marked. */
export const nightBusFixture: SummaryFixture = {
  name: 'A summary of a report',
  lang: 'en',
  block: {
    type: 'WritingSummaries',
    id: 'summary-night-bus',
    rubric:
      '<p>Summarise the text for somebody who has not read it.</p><p>Use your own words, and leave out examples and quotations.</p>',
    autoCorrected: false,
    contentMark: 6,
    languageMark: 4,
    minWords: 50,
    maxWords: 80,
    modelAnswer:
      '<p>A strong answer names who began the bus and why, how it grew, what changed for the town, and where it stands today; it keeps to the order of the text and adds no opinion.</p>',
  },
  right: {
    ...write(nightBusSummary),
    studentContentMark: 6,
    studentLanguageMark: 4,
    instructorComments: 'All four points, in your own words.',
    reviewed: true,
  },
  others: {
    'waiting for a mark': write(nightBusSummary),
    'too short yet': write('A driver started a night bus in a small town.'),
    'marked in halves': {
      ...write(nightBusSummary),
      studentContentMark: 4.5,
      studentLanguageMark: 3.5,
      instructorComments: 'Look again at what the researchers warn of.',
      reviewed: true,
    },
  },
};

/** An Arabic summary. */
export const palmFixture: SummaryFixture = {
  name: 'A summary in Arabic',
  lang: 'ar',
  block: {
    type: 'WritingSummaries',
    id: 'summary-palm',
    rubric: '<p dir="rtl" lang="ar">لخّص النص بأسلوبك في ثلاث جمل على الأكثر.</p>',
    autoCorrected: false,
    contentMark: 5,
    languageMark: 5,
    minWords: 15,
    maxWords: 60,
  },
  right: {
    ...write(
      'كانت للنخيل مكانة كبيرة في واحة سالم قبل أن تجفّ عينها ويرحل أهلها. بقي سالم وحفر بئرًا وعلّم الأطفال رعاية النخيل، فعاد كثيرون وصارت الواحة تبيع تمرها.',
    ),
    studentContentMark: 5,
    studentLanguageMark: 5,
    instructorComments: 'تلخيص دقيق ومتماسك.',
    reviewed: true,
  },
  others: { 'too short yet': write('جفّت الواحة ثم عاد أهلها.') },
};

export const writingSummariesFixtures: readonly SummaryFixture[] = [nightBusFixture, palmFixture];

/** The papers of this type in the workbench's gallery. */
export const writingSummariesGallery = {
  nightBus: {
    ...galleryPaperHead,
    title: 'Writing: The night bus in eighty words',
    type: 'Writing',
    subQuestionType: 'WritingSummaries',
    input: [nightBusText],
    questions: [nightBusFixture.block],
  },
} as const satisfies Record<string, GalleryPaper>;
