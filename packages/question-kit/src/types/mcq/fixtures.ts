import type { Fixture } from '../../primitives/fixture.ts';
import { choiceOf } from './choice.ts';
import type { McqBlock, McqEntry } from './schema.ts';

type McqFixture = Fixture<McqBlock, McqEntry>;

function choose(...ids: string[]): McqEntry {
  return { studentAnswer: choiceOf(ids), studentMark: 0 };
}

/** One right option, each option explained. */
export const tideFixture: McqFixture = {
  name: 'One right option',
  lang: 'en',
  block: {
    type: 'MCQ',
    id: 'mcq-tide',
    rubric: '<p>Why are the tides highest when the moon is <em>new</em> or <em>full</em>?</p>',
    autoCorrected: true,
    content: [
      {
        id: 'tide-near',
        text: 'The moon is then closest to the earth.',
        correct: false,
        why: '<p>Its distance has a rhythm of its own, which does not follow the phases.</p>',
      },
      {
        id: 'tide-line',
        text: 'Sun, earth and moon then lie nearly in a line, so that both pull together.',
        correct: true,
        why: '<p>Both pulls act along one line; the result is a spring tide.</p>',
      },
      {
        id: 'tide-wind',
        text: 'The winds are stronger on those nights.',
        correct: false,
        why: '<p>Wind can raise a single tide, but it does not keep to the moon’s phases.</p>',
      },
      { id: 'tide-spin', text: 'The earth turns faster.', correct: false },
    ],
    modelAnswer: '<p>Because the sun and the moon pull along the same line (a spring tide).</p>',
  },
  right: choose('tide-line'),
  others: { wrong: choose('tide-wind'), 'all ticked': choose('tide-near', 'tide-line', 'tide-wind', 'tide-spin') },
};

/** Several right options; a person confirms what the machine proposes. */
export const renewableFixture: McqFixture = {
  name: 'Several right options',
  lang: 'en',
  block: {
    type: 'MCQ',
    id: 'mcq-renewable',
    rubric: '<p>Which <strong>two</strong> of these does the writer call renewable?</p>',
    autoCorrected: false,
    content: [
      { id: 'renew-wind', text: 'Wind', correct: true, why: '<p>Paragraph 2: “for as long as air moves”.</p>' },
      { id: 'renew-gas', text: 'Natural gas', correct: false },
      { id: 'renew-tide', text: 'Tidal power', correct: true, why: '<p>Paragraph 3 sets it beside wind.</p>' },
      { id: 'renew-peat', text: 'Peat', correct: false, why: '<p>It grows back a millimetre in a year.</p>' },
    ],
  },
  right: choose('renew-tide', 'renew-wind'),
  others: {
    'one of two': choose('renew-wind'),
    'one right, one wrong': choose('renew-wind', 'renew-peat'),
    'overruled by a person': { ...choose('renew-wind'), studentMark: 0.5, reviewed: true },
  },
};

/** Options with images; their texts describe them. */
export const chartFixture: McqFixture = {
  name: 'Options with images',
  lang: 'en',
  block: {
    type: 'MCQ',
    id: 'mcq-chart',
    rubric: '<p>Which chart fits the last paragraph?</p>',
    autoCorrected: true,
    content: [
      {
        id: 'chart-rising',
        text: 'A line that rises steadily',
        correct: false,
        image: { id: 'file-chart-rising', name: 'rising.png', mime: 'image/png', size: 18_204 },
      },
      {
        id: 'chart-peak',
        text: 'A line that peaks in spring and falls back',
        correct: true,
        image: { id: 'file-chart-peak', name: 'peak.png', mime: 'image/png', size: 19_871 },
      },
    ],
  },
  right: choose('chart-peak'),
  others: { wrong: choose('chart-rising') },
};

/** Arabic, read from right to left. */
export const riverFixture: McqFixture = {
  name: 'In Arabic',
  lang: 'ar',
  block: {
    type: 'MCQ',
    id: 'mcq-river',
    rubric: '<p dir="rtl" lang="ar">ما الذي جعل مياه النيل تفيض كل صيف قبل بناء السد العالي؟</p>',
    autoCorrected: true,
    content: [
      {
        id: 'river-rain',
        text: 'أمطار الصيف الغزيرة على مرتفعات الحبشة',
        correct: true,
        why: '<p dir="rtl" lang="ar">تحمل الأمطار الموسمية الماء والطمي من الهضبة الإثيوبية إلى النيل الأزرق.</p>',
      },
      { id: 'river-snow', text: 'ذوبان الثلوج في الدلتا', correct: false },
      { id: 'river-sea', text: 'ارتفاع مستوى البحر المتوسط', correct: false },
    ],
  },
  right: choose('river-rain'),
  others: { wrong: choose('river-snow') },
};

export const mcqFixtures: readonly McqFixture[] = [tideFixture, renewableFixture, chartFixture, riverFixture];
